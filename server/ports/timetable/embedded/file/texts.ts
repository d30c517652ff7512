import type { Timetable } from "./sections.ts";

/** A text of a timetable by its number. */
export function textOf({ textAt, textBytes }: Timetable, text: number): string {
  const { buffer, byteOffset } = textBytes;
  return Buffer.from(buffer as ArrayBuffer, byteOffset + textAt[text]!, textAt[text + 1]! - textAt[text]!).toString(
    "utf8",
  );
}

/** The number of a trip by its id, found by halving; null where there is none. */
export function tripOf(timetable: Timetable, id: string): number | null {
  let [low, high] = [0, timetable.tripId.length - 1];
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = textOf(timetable, timetable.tripId[middle]!);
    if (found === id) return middle;
    if (found < id) low = middle + 1;
    else high = middle - 1;
  }
  return null;
}
