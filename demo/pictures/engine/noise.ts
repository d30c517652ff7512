/** Value noise in two dimensions and the two sums the land is roughened with. */

function lattice(x: number, z: number, seed: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(z, 668265263) ^ Math.imul(seed, 1274126177);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Value and slope of the last call of `sample`; module state, so that the inner loop allocates nothing. */
let value = 0;
let slopeX = 0;
let slopeZ = 0;

function sample(x: number, z: number, seed: number): void {
  const ix = Math.floor(x);
  const iz = Math.floor(z);
  const fx = x - ix;
  const fz = z - iz;
  const ux = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const uz = fz * fz * fz * (fz * (fz * 6 - 15) + 10);
  const dx = 30 * fx * fx * (fx * (fx - 2) + 1);
  const dz = 30 * fz * fz * (fz * (fz - 2) + 1);
  const a = lattice(ix, iz, seed);
  const b = lattice(ix + 1, iz, seed);
  const c = lattice(ix, iz + 1, seed);
  const d = lattice(ix + 1, iz + 1, seed);
  const k = a - b - c + d;
  value = a + (b - a) * ux + (c - a) * uz + k * ux * uz;
  slopeX = dx * (b - a + k * uz);
  slopeZ = dz * (c - a + k * ux);
}

/** One octave, -1 to 1. */
export function noise(x: number, z: number, seed: number): number {
  sample(x, z, seed);
  return value * 2 - 1;
}

/** Octaves damped where the sum is already steep, which looks eroded; about -1 to 1. */
export function eroded(x: number, z: number, seed: number, octaves: number): number {
  let sum = 0;
  let weight = 1;
  let dx = 0;
  let dz = 0;
  let px = x;
  let pz = z;
  for (let i = 0; i < octaves; i++) {
    sample(px, pz, seed + i);
    dx += slopeX * weight;
    dz += slopeZ * weight;
    sum += (weight * (value * 2 - 1)) / (1 + dx * dx + dz * dz);
    weight *= 0.5;
    const turned = 1.6 * px - 1.2 * pz;
    pz = 1.2 * px + 1.6 * pz;
    px = turned;
  }
  return sum;
}

/** Sharp crests: octaves of 1 - |noise|, each one rough only where the last was high; 0 to about 1. */
export function ridged(x: number, z: number, seed: number, octaves: number): number {
  let sum = 0;
  let weight = 0.55;
  let carry = 1;
  let px = x;
  let pz = z;
  for (let i = 0; i < octaves; i++) {
    sample(px, pz, seed + 31 + i);
    const crest = 1 - Math.abs(value * 2 - 1);
    const sharp = crest * crest * carry;
    sum += sharp * weight;
    carry = Math.min(1, sharp * 1.6);
    weight *= 0.5;
    const turned = 1.6 * px - 1.2 * pz;
    pz = 1.2 * px + 1.6 * pz;
    px = turned;
  }
  return sum;
}
