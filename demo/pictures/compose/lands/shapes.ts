import type { Random } from "../../engine/random.ts";
import type { Scene } from "../../engine/scene.ts";
import type { Shape } from "../../engine/world.ts";

type Span = readonly [number, number];

/** Peaks spread over the width that a normal lens sees, none at the same place twice. */
export function peaks(dice: Random, count: number, z: Span, h: Span, r: Span, round = 0): Shape[] {
  return Array.from({ length: count }, (_, i) => {
    const deep = dice.between(...z);
    const share = count === 1 ? dice.between(-0.3, 0.3) : (i + dice.between(0.2, 0.8)) / count - 0.5;
    return {
      kind: "peak",
      x: share * deep * 1.25,
      z: deep,
      h: dice.between(...h),
      r: dice.between(...r),
      faces: dice.pick([4, 4, 5]),
      turn: dice.between(0, 1.5),
      steep: dice.between(1.2, 1.4),
      round,
    };
  });
}

/** Fair clouds, some days fewer. */
export const skyOf = (dice: Random): Pick<Scene, "clouds"> => ({
  clouds: {
    count: 2 + Math.floor(dice.next() * 4),
    size: dice.between(280, 400),
    from: dice.between(60, 130),
    to: dice.between(220, 330),
  },
});
