# packaging.mk: checks that take an hour.

# What takes long, outside of .ci/run: other compilers and machines, the package, older and newer systems, build systems.
# Parts that run in systems of their own need only what makes these.
check-packaging: all
	$(need) build test $(if $(filter debian oldest releases machines,$(packaging)),systems,packaging)
	$(Q)tests/shared/tally.sh -q 60 'tests/packaging/run.sh $(BUILD) $(packaging)' $(if $(packaging),,'tests/delivery/build_systems.sh $(BUILD) 2000')
