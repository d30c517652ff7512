/** What a record's source says of itself. Read from the text: the record needs the build, its plain fields don't. */
export function describeRecord(source: string): {
  tag: string;
  description: string;
  events: string[];
  parts: string[];
} {
  const text = (name: string) => new RegExp(`\\b${name}:\\s*"((?:\\\\.|[^"\\\\])*)"`).exec(source)?.[1];
  const tag = text("tag");
  const description = text("description");
  if (!tag || !description) throw new Error("A record names its tag and its description as plain texts.");
  const events = /\bevents:\s*\[([^\]]*)\]/.exec(source)?.[1] ?? "";
  return {
    tag,
    description,
    events: [...events.matchAll(/"([\w-]+)"/g)].map(([, name]) => name!),
    parts: [...source.matchAll(/\bParts? ((?:`[\w-]+`(?:, | and )?)+)/g)].flatMap(([, list]) =>
      [...list!.matchAll(/`([\w-]+)`/g)].map(([, name]) => name!),
    ),
  };
}
