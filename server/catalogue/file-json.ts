import { type JSONVisitor, printParseErrorCode, visit } from "jsonc-parser";
import { Unreadable } from "./file-text.ts";
import type { Path, Problem } from "./problems.ts";

/** Names that code gives a meaning of its own. */
const forbiddenKeys: readonly string[] = ["__proto__", "constructor", "prototype"];

/** What JSON.parse refuses, in a person's words. */
const messages: Readonly<Record<string, string>> = {
  InvalidSymbol: "this word or sign is not JSON",
  InvalidNumberFormat: "this is not a number of JSON",
  PropertyNameExpected: "a name in double quotes is wanted",
  ValueExpected: "a value is wanted",
  ColonExpected: "a colon is wanted",
  CommaExpected: "a comma is wanted",
  CloseBraceExpected: "a closing } is wanted",
  CloseBracketExpected: "a closing ] is wanted",
  EndOfFileExpected: "the catalogue ended before; nothing more is wanted",
  InvalidCommentToken: "JSON has no comments",
  UnexpectedEndOfComment: "JSON has no comments",
  UnexpectedEndOfString: "the text doesn't end; a closing double quote is wanted",
  UnexpectedEndOfNumber: "the number doesn't end",
  InvalidUnicode: "\\u is followed by four hexadecimal digits",
  InvalidEscapeCharacter: "this sign can't follow a backslash",
  InvalidCharacter: "a text has a control character; write it with a backslash or take it out",
};

/**
 * Reads JSON strictly. A name that is there twice, or that code gives a meaning of its own, is a problem. Throws
 * `Unreadable` with a line.
 */
export function readJson(text: string): { readonly value: unknown; readonly problems: readonly Problem[] } {
  const value = parse(text);
  const names: Set<string>[] = [];
  const problems: Problem[] = [];
  walk(text, {
    onObjectBegin: () => void names.push(new Set()),
    onObjectEnd: () => void names.pop(),
    onObjectProperty(name, _offset, _length, _line, _column, pathOf) {
      const own = names.at(-1)!;
      if (own.has(name))
        problems.push({ path: [...pathOf(), name], message: "this name is there twice; once is wanted" });
      if (forbiddenKeys.includes(name))
        problems.push({ path: [...pathOf(), name], message: "this name is not allowed" });
      own.add(name);
    },
  });
  return { value, problems };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    let first: Unreadable | undefined;
    walk(text, {
      onError: (error, _offset, _length, line) =>
        void (first ??= new Unreadable(line + 1, messages[printParseErrorCode(error)] ?? "this is not JSON")),
    });
    throw first ?? new Unreadable(1, `this is not JSON: ${(cause as Error).message}`);
  }
}

/**
 * The lines (from 1) of places in a JSON text. A place that isn't there, for something is missing, has the line of what
 * it should be in.
 */
export function linesOf(text: string, paths: readonly Path[]): number[] {
  const wanted = new Set(paths.flatMap((path) => path.map((_, index) => keyOf(path.slice(0, index + 1)))));
  const lines = new Map<string, number>([[keyOf([]), 1]]);
  const note = (path: Path, line: number) => {
    const key = keyOf(path);
    if (wanted.has(key)) lines.set(key, line + 1);
  };
  const found = (line: number, pathOf: () => Path) => {
    const path = pathOf();
    // What stands in an object has the line of its name.
    if (typeof path.at(-1) === "number") note(path, line);
  };
  walk(text, {
    onObjectBegin: (_offset, _length, line, _column, pathOf) => found(line, pathOf),
    onArrayBegin: (_offset, _length, line, _column, pathOf) => found(line, pathOf),
    onLiteralValue: (_value, _offset, _length, line, _column, pathOf) => found(line, pathOf),
    onObjectProperty: (name, _offset, _length, line, _column, pathOf) => note([...pathOf(), name], line),
  });
  return paths.map((path) => {
    for (let length = path.length; ; length--) {
      const line = lines.get(keyOf(path.slice(0, length)));
      if (line !== undefined) return line;
    }
  });
}

const keyOf = (path: Path): string => JSON.stringify(path);

function walk(text: string, visitor: JSONVisitor): void {
  try {
    visit(text, visitor, { disallowComments: true });
  } catch (cause) {
    if (cause instanceof RangeError) throw new Unreadable(1, "lists and objects are nested too deeply");
    throw cause;
  }
}
