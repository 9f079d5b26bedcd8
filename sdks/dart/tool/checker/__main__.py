"""
Reads a Dart package as far as that goes without Dart: it parses, imports lead somewhere, names are
declared, arguments and members exist, and types that can be told fit.

    python tool/checker [folder] [--name svc_sdk]
"""

from __future__ import annotations

import argparse
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from check import check
from namespace import load


def main() -> int:
    parser = argparse.ArgumentParser(prog="checker")
    parser.add_argument("folder", nargs="?", default=".")
    parser.add_argument("--name", default="svc_sdk", help="the name in pubspec.yaml")
    given = parser.parse_args()
    package = load(given.folder, given.name)
    complaints = check(package)
    for one in complaints:
        print(one)
    print("%d files, %d complaints" % (len(package.trees), len(complaints)), file=sys.stderr)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
