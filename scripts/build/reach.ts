import type { Plugin } from "vite";

interface Imports {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

/** The modules of a build and what each imports; known once all are read. `isLeftOut` names those that are not followed. */
export class Reach {
  readonly #imports = new Map<string, Imports>();
  readonly #isLeftOut: (id: string) => boolean;

  constructor(isLeftOut: (id: string) => boolean) {
    this.#isLeftOut = isLeftOut;
  }

  /** Writes down what imports what. */
  plugin(): Plugin {
    const imports = this.#imports;
    return {
      name: "gipfel-reach",
      buildEnd() {
        for (const id of this.getModuleIds()) imports.set(id, this.getModuleInfo(id)!);
      },
    };
  }

  /** Everything that some modules need before they can run. */
  of(ids: readonly string[]): ReadonlySet<string> {
    return this.#follow(ids, ({ importedIds }) => importedIds, new Set());
  }

  /** The same, and everything that may be loaded later. */
  ofAll(ids: readonly string[]): ReadonlySet<string> {
    return this.#follow(ids, ({ importedIds, dynamicallyImportedIds }) => [...importedIds, ...dynamicallyImportedIds], new Set());
  }

  #follow(ids: readonly string[], further: (imports: Imports) => readonly string[], seen: Set<string>): ReadonlySet<string> {
    for (const id of ids) {
      if (seen.has(id) || this.#isLeftOut(id)) continue;
      seen.add(id);
      const imports = this.#imports.get(id);
      if (imports) this.#follow(further(imports), further, seen);
    }
    return seen;
  }
}

/** Works something out when it is first asked for. */
export function once<Answer>(work: () => Answer): () => Answer {
  let answer: { readonly is: Answer } | undefined;
  return () => (answer ??= { is: work() }).is;
}
