/** Where something stands in a catalogue: keys and places of lists, from the top. */
export type Path = readonly (string | number)[];

/** One thing to mend: where it stands, what is wrong there and what is wanted. */
export interface Problem {
  readonly path: Path;
  readonly message: string;
  /** What it contradicts, where that may stand in another file. */
  readonly other?: Path | undefined;
}

/** A catalogue can't be taken over; one problem for each thing to mend. Nothing has changed. */
export class CatalogueRefused extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(
      `The catalogue is refused:\n${problems.map(({ path, message }) => `${shownPath(path)}: ${message}`).join("\n")}`,
    );
    this.problems = problems;
  }
}

/** `activities[3].title.de_CH`; the catalogue where the path is empty. */
export function shownPath(path: Path): string {
  return (
    path.map((key, index) => (typeof key === "number" ? `[${key}]` : index === 0 ? key : `.${key}`)).join("") ||
    "the catalogue"
  );
}
