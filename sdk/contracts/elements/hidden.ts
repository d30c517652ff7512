import * as v from "valibot";
import { hideable, hideableNamed } from "../discovery.ts";

const hideWords = Object.keys(hideable).join(", ");

/**
 * Words with spaces or commas between, of those a listing can hide. A raw check's issue keeps the value: the other
 * words count.
 */
export const hidden = v.optional(
  v.pipe(
    v.string(),
    v.transform((list) => list.split(/[\s,]+/).filter(Boolean)),
    v.rawCheck(({ dataset, addIssue }) => {
      const wrong = dataset.typed ? dataset.value.filter((word) => !hideableNamed(word)) : [];
      if (wrong.length > 0) addIssue({ message: `${wrong.join(", ")} can't be hidden, allowed are ${hideWords}` });
    }),
  ),
);
