import * as v from "valibot";

/** Whether a word is an id. */
export const isId = (word: string) => /^[1-9]\d{0,9}$/.test(word);

/**
 * Ids with commas between: `104,88`; as a list that was set as a property too (`[104,88]`). A raw check's issue keeps
 * the value: `idsOf` takes the others.
 */
export const ids = v.optional(
  v.pipe(
    v.string(),
    v.transform((list) => list.split(/[\s,[\]]+/).filter(Boolean)),
    v.rawCheck(({ dataset, addIssue }) => {
      const wrong = dataset.typed ? dataset.value.filter((word) => !isId(word)) : [];
      if (wrong.length > 0)
        addIssue({ message: `${wrong.join(", ")}: whole numbers above 0 with commas between are wanted` });
    }),
  ),
);

/** The ids among the words of such an attribute. */
export function idsOf(words: readonly string[] | undefined): number[] {
  return (words ?? []).filter(isId).map(Number);
}
