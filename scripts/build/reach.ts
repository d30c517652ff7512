import type { Plugin } from "vite";

interface Imports {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

/** The modules of a build and what each imports; known once all are read. */
export class Reach {
  readonly #imports = new Map<string, Imports>();

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

  /** Everything that some modules need before they can run; `isLeftOut` names what is not followed. */
  of(ids: readonly string[], isLeftOut: (id: string) => boolean = () => false): ReadonlySet<string> {
    return this.#follow(ids, ({ importedIds }) => importedIds.filter((imported) => !isLeftOut(imported)), new Set());
  }

  /** Everything that some modules need, also what may be loaded later. */
  ofAll(ids: readonly string[]): ReadonlySet<string> {
    return this.#follow(
      ids,
      ({ importedIds, dynamicallyImportedIds }) => [...importedIds, ...dynamicallyImportedIds],
      new Set(),
    );
  }

  /** What may be loaded later, by any module. */
  loadedLater(): readonly string[] {
    return [...new Set([...this.#imports.values()].flatMap(({ dynamicallyImportedIds }) => dynamicallyImportedIds))];
  }

  #follow(
    ids: readonly string[],
    further: (imports: Imports) => readonly string[],
    seen: Set<string>,
  ): ReadonlySet<string> {
    for (const id of ids) {
      if (seen.has(id)) continue;
      seen.add(id);
      const imports = this.#imports.get(id);
      if (imports) this.#follow(further(imports), further, seen);
    }
    return seen;
  }
}

/** Computes a value when it is first read. */
export function once<Answer>(work: () => Answer): () => Answer {
  let answer: { readonly is: Answer } | undefined;
  return () => (answer ??= { is: work() }).is;
}
