import * as v from "valibot";
import type { Locale } from "../../../../sdk/contracts/locale.ts";
import { IndexQuery as IndexQuerySchema } from "../../../../sdk/contracts/requests/search.ts";
import { AppError } from "../../../errors.ts";
import type { BrowseAnswer, BrowseQuery, IndexQuery } from "../protocol.ts";
import type { HitPresenter } from "../search.ts";
import { answer, encodeParameters, type LanguageIndex } from "./answer.ts";

/** Records of one part, as at the hosted index. */
const inOnePart = 1000;

const Cursor = v.intersect([IndexQuerySchema, v.object({ page: v.pipe(v.number(), v.integer(), v.minValue(0)) })]);

/**
 * A part of all that a query finds, however deep, and where the next one begins. Throws `invalid_input` for a cursor
 * that is none.
 */
export function browse(
  index: LanguageIndex,
  locale: Locale,
  { cursor, ...query }: BrowseQuery,
  presentHit: HitPresenter,
): BrowseAnswer {
  if (query.offset !== undefined || query.length !== undefined)
    throw new AppError(
      "invalid_input",
      "Parameters offset and length are not supported by browse: use hitsPerPage and the cursor.",
    );
  const { page, ...rest } = cursor === undefined ? { ...query, page: query.page ?? 0 } : readCursor(cursor);
  const found = answer(index, locale, { hitsPerPage: inOnePart, ...rest, page }, presentHit, Infinity);
  const part = { ...found, params: encodeParameters(rest) };
  const isLast = page + 1 >= (part.nbPages ?? 0);
  return isLast
    ? part
    : { ...part, cursor: Buffer.from(JSON.stringify({ ...rest, page: page + 1 })).toString("base64url") };
}

function readCursor(text: string): IndexQuery & { readonly page: number } {
  try {
    return v.parse(Cursor, JSON.parse(Buffer.from(text, "base64url").toString()));
  } catch (cause) {
    throw new AppError("invalid_input", "Cannot decode the cursor.", undefined, { cause });
  }
}
