/** A set of activities: bit n stands for the activity at place n of the index. */
export type BitSet = Uint32Array;

const wordBits = 32;
const wordShift = 5;
const wordMask = 31;

/** The empty set of a catalogue of so many activities. */
export function emptyBitSet(size: number): BitSet {
  return new Uint32Array((size + wordMask) >>> wordShift);
}

/** The set of all of them. */
export function fullBitSet(size: number): BitSet {
  const bits = emptyBitSet(size).fill(2 ** wordBits - 1);
  const over = size & wordMask;
  if (over > 0) bits[bits.length - 1] = 2 ** over - 1;
  return bits;
}

export function hasBit(bits: BitSet, place: number): boolean {
  return (bits[place >>> wordShift]! & (1 << (place & wordMask))) !== 0;
}

export function setBit(bits: BitSet, place: number): void {
  bits[place >>> wordShift]! |= 1 << (place & wordMask);
}

export function flipBit(bits: BitSet, place: number): void {
  bits[place >>> wordShift]! ^= 1 << (place & wordMask);
}

/** Leaves in `bits` what is in `other` too. */
export function intersect(bits: BitSet, other: BitSet): BitSet {
  for (let word = 0; word < bits.length; word++) bits[word]! &= other[word]!;
  return bits;
}

/** Adds what is in `other`. */
export function unite(bits: BitSet, other: BitSet): BitSet {
  for (let word = 0; word < bits.length; word++) bits[word]! |= other[word]!;
  return bits;
}

/** Takes out what is in `other`. */
export function subtract(bits: BitSet, other: BitSet): BitSet {
  for (let word = 0; word < bits.length; word++) bits[word]! &= ~other[word]!;
  return bits;
}

/** How many are in it. */
export function count(bits: BitSet): number {
  let sum = 0;
  for (let word = 0; word < bits.length; word++) sum += ones(bits[word]!);
  return sum;
}

/** How many are in both. */
export function countBoth(one: BitSet, other: BitSet): number {
  let sum = 0;
  for (let word = 0; word < one.length; word++) sum += ones(one[word]! & other[word]!);
  return sum;
}

/** Calls with each place that is in it, in order. */
export function eachBit(bits: BitSet, visit: (place: number) => void): void {
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word]!; rest !== 0; rest &= rest - 1)
      visit(word * wordBits + wordMask - Math.clz32(rest & -rest));
  }
}

/** The ones of a word, counted in pairs, fours and eights at once. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
