import { setImmediate as nextTurn } from "node:timers/promises";

/** Places sorted before the loop may turn: about two milliseconds. */
const runLength = 4096;

/**
 * All places up to `size` in the order of `compare`, equal ones by place; other work of the process goes on meanwhile.
 */
export async function sortedPlaces(
  size: number,
  compare: (one: number, other: number) => number,
): Promise<Uint32Array> {
  let sorted: Uint32Array = Uint32Array.from({ length: size }, (_, place) => place);
  let spare: Uint32Array = new Uint32Array(size);
  for (let start = 0; start < size; start += runLength) {
    sorted.subarray(start, start + runLength).sort((one, other) => compare(one, other) || one - other);
    await nextTurn();
  }
  for (let length = runLength; length < size; length *= 2) {
    for (let start = 0; start < size; start += 2 * length) {
      merge(sorted, spare, start, Math.min(start + length, size), Math.min(start + 2 * length, size), compare);
    }
    [sorted, spare] = [spare, sorted];
    await nextTurn();
  }
  return sorted;
}

/** Two neighbouring runs become one. */
function merge(
  from: Uint32Array,
  to: Uint32Array,
  start: number,
  middle: number,
  end: number,
  compare: (one: number, other: number) => number,
): void {
  let [left, right] = [start, middle];
  for (let place = start; place < end; place++) {
    const takesLeft = right >= end || (left < middle && compare(from[left]!, from[right]!) <= 0);
    to[place] = takesLeft ? from[left++]! : from[right++]!;
  }
}
