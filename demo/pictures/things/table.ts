import type { Ink } from "../engine/light.ts";
import type { Random } from "../engine/random.ts";
import { disc, oval, path, poly, rect, stroke } from "../engine/svg.ts";

/** A fondue pot on its burner, 420 wide, feet on y 0. */
export function fondue(ink: Ink): string {
  const red = "#c4241f";
  const dark = ink.half("#2a2624", 0.7);
  let out =
    oval(0, 4, 190, 16, ink.half("#3a2418", 1), 'opacity=".35"') +
    stroke("M-120 0L-96 -66M120 0L96 -66M-40 4L-36 -60M40 4L36 -60", dark, 9) +
    oval(0, -64, 120, 13, dark);
  out +=
    rect(-34, -30, 68, 24, ink.half("#8c8580", 0.5), 'rx="5"') +
    path("M0 -66q-20 18 -12 32q12 8 24 0q6 -16 -12 -32Z", "#ffb545") +
    path("M0 -54q-9 10 -5 19q5 4 10 0q4 -8 -5 -19Z", "#fff0b8");
  out +=
    path("M-170 -176Q-172 -80 -84 -68H84Q172 -80 170 -176Z", ink.half(red, 0.12)) +
    path(
      ink.side < 0
        ? "M60 -68H84Q172 -80 170 -176H120Q130 -100 60 -68Z"
        : "M-60 -68H-84Q-172 -80 -170 -176H-120Q-130 -100 -60 -68Z",
      ink.half(red, 0.75),
    );
  out +=
    stroke("M168 -160Q206 -166 262 -190", ink.half(red, 0.5), 24) +
    oval(0, -176, 172, 36, ink.half("#8f1815", 0.4)) +
    oval(0, -173, 154, 28, ink.sun("#f6cf6c")) +
    path("M-140 -168Q-60 -190 20 -178T140 -174Q120 -150 0 -146T-140 -168Z", ink.half("#f1bd4c", 0.12));
  for (const [x, y, r] of [
    [-60, -176, 7],
    [20, -162, 9],
    [70, -180, 5],
    [-14, -186, 5],
    [100, -168, 6],
  ] as const)
    out += disc(x, y, r, ink.sun("#fbe3a0"));
  return (
    out +
    path(
      "M-150 -150Q-146 -110 -118 -92",
      "none",
      `stroke="${ink.sun("#f4a79a")}" stroke-width="8" stroke-linecap="round" opacity=".6"`,
    )
  );
}

/** A fork with a cube of bread, its tip at 0/0. */
export function fork(ink: Ink, turn: number, colour: string): string {
  return `<g transform="rotate(${turn})">${stroke("M0 -10V-190", ink.half("#d7d3ca", 0.2), 5)}${stroke("M0 -186V-236", ink.half(colour, 0.2), 11)}${rect(-17, -26, 34, 32, ink.half("#e2b06a", 0.15), 'rx="7"')}${rect(-17, -2, 34, 10, ink.half("#c98a3c", 0.3), 'rx="5"')}</g>`;
}

/** A basket of bread. */
export function breadBasket(ink: Ink, random: Random): string {
  let out = oval(0, 4, 130, 11, ink.half("#3a2418", 1), 'opacity=".35"');
  for (let i = 0; i < 9; i++)
    out += `<g transform="translate(${-84 + i * 21} ${-58 - random.between(0, 22)}) rotate(${random.between(-30, 30).toFixed(0)})">${rect(-20, -20, 42, 40, ink.half("#efce94", 0.15), 'rx="8"')}${rect(-20, -20, 42, 9, ink.half("#b9793a", 0.3), 'rx="5"')}</g>`;
  out += path("M-124 -54H124L102 0H-102Z", ink.half("#b5834a", 0.3));
  for (let y = -46; y < 0; y += 13)
    out += stroke(`M${-120 - y * 0.2} ${y}H${120 + y * 0.2}`, ink.half("#8d5f30", 0.5), 4, 'stroke-dasharray="16 9"');
  return out + stroke("M-124 -54H124", ink.half("#d9a868", 0.1), 9);
}

/** A stemmed glass of wine, 150 high. */
export function wineGlass(ink: Ink, wine: string): string {
  const rim = ink.sun("#ffffff");
  return (
    oval(0, 2, 40, 6, ink.half("#d9e2e6", 0.3), 'opacity=".8"') +
    stroke("M0 0V-66", ink.half("#dfe7ea", 0.2), 5) +
    path("M-38 -158Q-46 -82 0 -66Q46 -82 38 -158Z", ink.half("#e8f0f2", 0.1), 'opacity=".35"') +
    path("M-41 -118Q-38 -80 0 -68Q38 -80 41 -118Z", ink.half(wine, 0.12)) +
    oval(0, -118, 41, 6, ink.sun(wine)) +
    oval(0, -158, 38, 5, "none", `stroke="${rim}" stroke-width="2" opacity=".7"`) +
    stroke("M-27 -146Q-34 -108 -20 -90", rim, 4, 'opacity=".6"')
  );
}

/** A plate seen at a low angle with something on it. */
export function plate(ink: Ink, rx: number, food: string): string {
  return (
    oval(0, 5, rx * 1.02, rx * 0.3, ink.half("#3a2418", 1), 'opacity=".3"') +
    oval(0, 0, rx, rx * 0.28, ink.half("#f7f2e8", 0.1)) +
    oval(0, -2, rx * 0.72, rx * 0.18, ink.half("#e9e1d2", 0.25)) +
    food
  );
}

/** Sliced meat and rösti: a golden round with a browned edge. */
export function roesti(ink: Ink, random: Random, rx: number): string {
  let out =
    path(`M${-rx * 0.6} -8Q${-rx * 0.5} -34 0 -36T${rx * 0.6} -8Q0 22 ${-rx * 0.6} -8Z`, ink.half("#d99a3c", 0.3)) +
    oval(0, -20, rx * 0.52, rx * 0.14, ink.half("#f0bf5c", 0.1));
  for (let i = 0; i < 34; i++) {
    const a = random.between(0, 6.28);
    const d = random.next() ** 0.5;
    const x = Math.cos(a) * d * rx * 0.5;
    const y = -20 + Math.sin(a) * d * rx * 0.12;
    out += stroke(
      `M${x.toFixed(0)} ${y.toFixed(0)}l${random.between(-12, 12).toFixed(0)} ${random.between(-4, 4).toFixed(0)}`,
      ink.half(random.pick(["#b87428", "#f8d684", "#c98430"]), 0.2),
      3.5,
    );
  }
  for (let i = 0; i < 6; i++)
    out += disc(random.between(-0.3, 0.3) * rx, -22 + random.between(-6, 6), 3.5, ink.half("#4f8a3f", 0.2));
  return out;
}

/** A wedge of cheese with its rind and holes. */
export function cheese(ink: Ink, w: number): string {
  return (
    oval(0, 4, w * 0.56, w * 0.06, ink.half("#3a2418", 1), 'opacity=".3"') +
    poly(
      [
        [-w / 2, 0],
        [w * 0.3, 0],
        [w / 2, -w * 0.14],
        [w / 2, -w * 0.42],
        [w * 0.3, -w * 0.34],
        [-w / 2, -w * 0.34],
      ],
      ink.half("#f0c95e", 0.25),
    ) +
    poly(
      [
        [-w / 2, -w * 0.34],
        [w * 0.3, -w * 0.34],
        [w / 2, -w * 0.44],
        [-w * 0.1, -w * 0.5],
      ],
      ink.half("#f8dc86", 0.05),
    ) +
    poly(
      [
        [w * 0.3, 0],
        [w / 2, -w * 0.14],
        [w / 2, -w * 0.44],
        [w * 0.3, -w * 0.34],
      ],
      ink.half("#b98238", 0.5),
    ) +
    disc(-w * 0.22, -w * 0.18, w * 0.045, ink.half("#cf9f3a", 0.5)) +
    disc(w * 0.06, -w * 0.12, w * 0.035, ink.half("#cf9f3a", 0.5)) +
    disc(w * 0.02, -w * 0.25, w * 0.028, ink.half("#cf9f3a", 0.5))
  );
}
