  .skip late
