#!/bin/sh
# format.sh: does every C file have the layout that .clang-format describes?
#
# Versions of clang-format lay out differently, so only the one of Debian 12 decides.
set -eu
cd "$(dirname "$0")/../.."

version=$(clang-format --version | sed 's/.*version \([0-9]*\).*/\1/')
if [ "$version" != 14 ]; then
	echo "skip: the layout is that of clang-format 14, and this is version $version"
	exit 0
fi
find grammar emit include tests examples -name '*.[ch]' -exec clang-format --dry-run -Werror {} +
