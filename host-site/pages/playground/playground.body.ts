import * as v from "valibot";
import { Link } from "../../../sdk/contracts/pages/link.ts";
import { list } from "../../../sdk/contracts/pages/list.ts";
import { controls } from "../../../sdk/snippets/control.ts";

/** One attribute of an element as a field of the form, from its schema. */
const Field = v.object({
  name: v.string(),
  description: v.string(),
  control: v.picklist(controls),
  choices: list(v.string()),
  fallback: v.string(),
  longest: v.nullable(v.number()),
  /** Every element has it: it stands behind a press. */
  isCommon: v.boolean(),
});
export type PlaygroundField = v.InferOutput<typeof Field>;

const PlaygroundElement = v.object({
  tag: v.string(),
  description: v.string(),
  fields: list(Field),
  /** What is filled in at the start, by attribute. */
  start: v.record(v.string(), v.string()),
  /** The link that stands inside. */
  link: v.object({ href: v.string(), text: v.string() }),
  /** Names of its events: `gipfel-ready`. */
  events: list(v.string()),
});
export type PlaygroundElement = v.InferOutput<typeof PlaygroundElement>;

/** The playground: every element with its options, events with a payload each. In English. */
export const PlaygroundBody = v.object({
  view: v.literal("playground"),
  title: v.string(),
  lead: v.string(),
  crumbs: list(Link),
  /** The address of the loader, and of the frame's document. */
  script: v.string(),
  frame: v.string(),
  locales: list(v.string()),
  elements: list(PlaygroundElement),
  /** `detail` is JSON text that the event's schema takes. */
  events: list(v.object({ name: v.string(), description: v.string(), type: v.string(), detail: v.string() })),
});
export type PlaygroundBody = v.InferOutput<typeof PlaygroundBody>;
