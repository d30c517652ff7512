import type { TimetableFacts } from "./sections.ts";

/** The file's first eight bytes. */
export const magic = "GIPFELTT";
/** Another one where a reader of before would misread the file: it is then imported again. */
export const version = 5;

/** What stands behind magic, version and its own length, as JSON. Offsets count from the end of the header. */
export interface FileHeader {
  readonly facts: TimetableFacts;
  readonly sections: Record<string, { readonly type: string; readonly offset: number; readonly length: number }>;
  /** Bytes of all sections. */
  readonly bytes: number;
}

/** The next place where an array of eight-byte numbers may begin. */
export const align = (place: number): number => Math.ceil(place / 8) * 8;
