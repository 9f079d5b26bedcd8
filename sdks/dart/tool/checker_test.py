"""
The check finds what it is for: each fault is planted into a small package that has none.
"""

from __future__ import annotations

import os
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "checker"))

from check import check
from namespace import load

SHAPES = """
extension type const Colour(String _text) implements String {
  static const red = Colour('red');
}

abstract class Shape {
  Shape(this.name);
  final String name;
  int get corners;
}

final class Square extends Shape {
  Square(super.name, {required this.side, this.colour});
  final int side;
  final Colour? colour;
  @override
  int get corners => 4;
}
"""

MAIN = """
import 'dart:io';

import 'shapes.dart';

Future<Square> make(String name, {int side = 1}) async => Square(name, side: side);

Future<void> main() async {
  final square = await make('a', side: 2);
  stdout.writeln('${square.name} has ${square.corners} corners');
  for (final one in [square]) {
    stdout.writeln(one.colour?.length ?? 0);
  }
}
"""


def complaints(files: dict[str, str]) -> list[str]:
    with tempfile.TemporaryDirectory() as folder:
        os.makedirs(os.path.join(folder, "lib"))
        for name, text in files.items():
            with open(os.path.join(folder, "lib", name), "w", encoding="utf-8") as writer:
                writer.write(text)
        return [one.words for one in check(load(folder, "sample"))]


class PlantedFaults(unittest.TestCase):
    def planted(self, old: str, new: str, words: str) -> None:
        files = {"shapes.dart": SHAPES, "main.dart": MAIN}
        name = next(name for name, text in files.items() if old in text)
        files[name] = files[name].replace(old, new, 1)
        found = complaints(files)
        self.assertTrue(any(words in one for one in found), "%s: %s" % (new, found))

    def test_a_right_package_has_no_fault(self) -> None:
        self.assertEqual(complaints({"shapes.dart": SHAPES, "main.dart": MAIN}), [])

    def test_what_only_looks_like_dart(self) -> None:
        self.planted("Future<void> main()", "fn main() {}\nFuture<void> main()", "fn is no type")
        self.planted("  final square", "  let x = 1;\n  final square", "let is no type")
        self.planted("  final square", "  function f() {}\n  final square", "function is no type")
        self.planted("{required this.side", "{required this.side,,", "does not parse")

    def test_names_that_are_not_declared(self) -> None:
        self.planted("await make(", "await mak(", "mak is not declared")
        self.planted("${square.name}", "${sqare.name}", "sqare is not declared")
        self.planted("side: side)", "side: sid)", "sid is not declared")
        self.planted("Future<Square> make", "Future<Sqare> make", "Sqare is no type")
        self.planted("extends Shape", "extends Shap", "Shap is no type")

    def test_imports(self) -> None:
        self.planted("'shapes.dart'", "'shape.dart'", "there is no library shape.dart")
        self.planted("import 'dart:io';", "import 'dart:ioo';", "there is no library dart:ioo")
        self.planted("'shapes.dart'", "'shapes.dart' show Squar", "does not have Squar")
        unused = "import 'dart:io';\nimport 'dart:math';"
        self.planted("import 'dart:io';", unused, "nothing of dart:math is used")

    def test_arguments(self) -> None:
        self.planted("'a', side: 2", "'a', sides: 2", "make has no argument sides")
        self.planted("Square(name, side: side)", "Square(name)", "lacks the argument side")
        self.planted("make('a', side: 2)", "make(side: 2)", "make lacks the argument name")
        self.planted("make('a', side: 2)", "make('a', 2)", "make takes 1 arguments")

    def test_members(self) -> None:
        self.planted("square.corners", "square.corner", "Square has no member corner")
        self.planted("one.colour", "one.color", "Square has no member color")
        self.planted("stdout.writeln(one", "stdout.writeLine(one", "no member writeLine")
        self.planted("Colour('red')", "Color('red')", "Color is not declared")

    def test_types(self) -> None:
        self.planted("make('a', side: 2)", "make(1, side: 2)", "int where String is wanted")
        self.planted("side: side)", "side: side, colour: 'red')", "String where Colour? is wanted")
        self.planted("one.colour?.length", "one.colour.length", "something that may be null")
        self.planted("int get corners => 4", "int get corners => 'x'", "String where int is wanted")
        self.planted("in [square]", "in square", "Square is no Iterable")
        self.planted("await make(", "make(", "Future<Square> has no member")

    def test_what_a_class_promises(self) -> None:
        self.planted("int get corners => 4", "int get sides => 4", "Square lacks corners of Shape")

    def test_a_name_that_is_declared_twice(self) -> None:
        self.planted("abstract class Shape", "class Square {}\nabstract class Shape", "twice")


if __name__ == "__main__":
    unittest.main()
