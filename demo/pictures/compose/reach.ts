import type { SubjectName } from "./subjects/all.ts";

/**
 * From where to where (shares of the height) crops keep a subject that draws its surroundings too: the wall that is
 * climbed, the cellar, the pylons of a ropeway. At most three quarters, so that a picture of 4:3 holds it in 16:9.
 */
export const reach: Partial<Record<SubjectName, readonly [top: number, bottom: number]>> = {
  aquarium: [0.18, 0.92],
  bungee: [0.28, 0.76],
  butterflies: [0.2, 0.82],
  "cable-car": [0.15, 0.68],
  castle: [0.13, 0.82],
  "cheese-cellar": [0.2, 0.93],
  climbing: [0.17, 0.9],
  courtyard: [0.2, 0.92],
  ferrata: [0.22, 0.94],
  gondola: [0.13, 0.66],
  "gorge-path": [0.36, 0.76],
  "hall-climbing": [0.22, 0.95],
  "ice-cave": [0.5, 0.9],
  "rope-park": [0.32, 0.72],
  science: [0.18, 0.92],
  "stone-bath": [0.3, 0.86],
};
