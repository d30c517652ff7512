import * as v from "valibot";
import { Link } from "../../../sdk/contracts/pages/link.ts";
import { list } from "../../../sdk/contracts/pages/list.ts";
import { Block } from "../../article.ts";
import { ReferenceRows } from "../reference/reference-rows.ts";

/** A call of the API, ready to be read. */
const CallReference = v.object({
  /** The operation's id in the OpenAPI document, and the anchor. */
  id: v.string(),
  method: v.string(),
  path: v.string(),
  summary: v.string(),
  /** What it wants beside its input: a CSRF token, a session, an Idempotency-Key. */
  wants: list(v.string()),
  parameters: v.nullable(ReferenceRows),
  /** Types in TypeScript's syntax. */
  body: v.nullable(v.string()),
  answer: v.string(),
  errors: ReferenceRows,
  /** A request as a line of curl, and what it is answered. */
  request: v.string(),
  example: v.nullable(v.string()),
});
export type CallReference = v.InferOutput<typeof CallReference>;

/** The API for developers: all calls in short, those of one resource in full, or the codes of errors. In English. */
export const ApiReferenceBody = v.object({
  view: v.literal("api-reference"),
  title: v.string(),
  lead: v.string(),
  crumbs: list(Link),
  /** What holds for every call. */
  intro: list(Block),
  /** Every call in short, by resource; empty on the other pages. */
  index: list(
    v.object({
      id: v.string(),
      title: v.string(),
      lead: v.string(),
      url: v.string(),
      calls: list(v.object({ method: v.string(), path: v.string(), summary: v.string(), url: v.string() })),
    }),
  ),
  calls: list(CallReference),
  errors: v.nullable(ReferenceRows),
  actions: list(Link),
});
export type ApiReferenceBody = v.InferOutput<typeof ApiReferenceBody>;
