import type { Position } from "../../../../../sdk/contracts/distance.ts";
import type { words } from "../../timetable.words.ts";
import type { XmlElement } from "../xml/xml-element.ts";

/** What the trips of an answer are presented with. */
export interface OjpView {
  /** The reader's, two letters. */
  readonly language: string;
  readonly words: typeof words;
  /** By the ids of stops and stations. */
  readonly positions: ReadonlyMap<string, Position>;
  /** Messages of the answer by their numbers. */
  readonly situations: ReadonlyMap<string, XmlElement>;
}
