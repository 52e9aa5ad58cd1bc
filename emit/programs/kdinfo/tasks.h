/* tasks.h: what kdinfo can do. An action is a row of the options and one of these functions. */
#ifndef KD_PROGRAMS_KDINFO_TASKS_H
#define KD_PROGRAMS_KDINFO_TASKS_H

#include "options.h"

run_action action_show;                                       /* show.c */
run_action action_check, action_check_json;                   /* check.c */
run_action action_diff;                                       /* compare.c */
run_action action_html;                                       /* page_option.c */
run_action action_list, action_unbundle, action_unbundle_all; /* bundles.c */
run_action action_set;                                        /* patch.c */
run_action action_table;                                      /* print_table.c */
run_action action_budget;                                     /* print_budget.c */
run_action action_runs_on;                                    /* runs_on.c */
run_action action_why;                                        /* why.c */
run_action action_occupancy;                                  /* what_if.c */
run_action action_evaluate;                                   /* evaluate_option.c */
run_action action_unwind, action_lanes;                       /* at_address.c */
run_action action_help, action_version;                       /* options.c */

#endif
