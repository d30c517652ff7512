import type { Ink } from "../engine/light.ts";
import { disc, oval, path, poly, rect, stroke } from "../engine/svg.ts";

/** A hot-air balloon, 400 wide and 560 high, middle of the envelope at 0/0, basket below. */
export function balloon(ink: Ink, colours: readonly [string, string, string]): string {
  const gores = 10;
  const edge = (t: number, y: number): number => {
    const w =
      y < 40
        ? Math.cos(Math.asin(Math.max(-1, Math.min(1, (y - 0) / 205)))) * 200
        : 196 - ((y - 40) / 220) ** 1.3 * 148;
    return (t * 2 - 1) * w;
  };
  let out = "";
  for (let i = 0; i < gores; i++) {
    const a = 0.5 - 0.5 * Math.cos((Math.PI * i) / gores);
    const b = 0.5 - 0.5 * Math.cos((Math.PI * (i + 1)) / gores);
    const left: string[] = [];
    const right: string[] = [];
    for (let y = -200; y <= 260; y += 20) {
      left.push(`${edge(a, y).toFixed(1)} ${y}`);
      right.unshift(`${edge(b, y).toFixed(1)} ${y}`);
    }
    const m = (a + b) / 2;
    const tone = Math.min(1, Math.max(0, ink.side < 0 ? m * 1.05 - 0.08 : 1.05 - m * 1.05 - 0.08));
    const colour = colours[i % 2 === 0 ? 0 : 1];
    out += path(
      `M0 -206L${left.join("L")}L${right.join("L")}Z`,
      ink.half(colour, tone * 0.85),
      `stroke="${ink.half(colour, tone * 0.85)}" stroke-width="1"`,
    );
  }
  out += path(
    `M${edge(0, 70)} 70Q0 128 ${edge(1, 70)} 70L${edge(1, 112)} 112Q0 168 ${edge(0, 112)} 112Z`,
    ink.half(colours[2], 0.3),
  );
  out +=
    stroke("M-46 262L-30 330M46 262L30 330M-16 264L-12 330M16 264L12 330", ink.half("#4a4038", 0.5), 3) +
    path("M-30 268H30L20 256H-20Z", ink.half("#3a3430", 0.5)) +
    path("M0 300q-12 -18 0 -40q12 22 0 40Z", "#ffc45a");
  for (const [x, c] of [
    [-18, "#c8321f"],
    [2, "#e8dcc0"],
    [20, "#2d6f96"],
  ] as const)
    out += rect(x - 8, 314, 16, 22, ink.half(c, 0.3), 'rx="6"') + disc(x, 306, 8, ink.half("#d8a985", 0.3));
  return (
    out +
    path("M-38 330H38L32 378H-32Z", ink.half("#a5713c", 0.25)) +
    path(ink.side < 0 ? "M12 330H38L32 378H12Z" : "M-38 330H-12V378H-32Z", ink.half("#a5713c", 0.75)) +
    stroke("M-38 332H38", ink.half("#6a4426", 0.4), 7)
  );
}

/** A helicopter, 560 long, looking right, skids at y 0. */
export function helicopter(ink: Ink, colour: string): string {
  const glass = ink.lamp("#ffdf9a", "#2f4d60");
  const dark = ink.half("#24282d", 0.5);
  return (
    path("M-60 -132L-330 -150L-338 -136L-60 -86Z", ink.half(colour, 0.25)) +
    path("M-330 -148L-360 -206H-328L-300 -146Z", ink.half(colour, 0.5)) +
    stroke("M-346 -196L-374 -118", dark, 6) +
    disc(-352, -158, 8, dark) +
    path(
      "M-90 -96Q-96 -158 -10 -166H96Q172 -160 200 -96Q204 -52 150 -46H-30Q-84 -52 -90 -96Z",
      ink.half(colour, 0.12),
    ) +
    path("M-86 -82Q-70 -52 -30 -46H150Q196 -50 201 -86Q160 -66 60 -66T-86 -82Z", ink.half(colour, 0.75)) +
    path("M92 -154Q158 -150 186 -96Q150 -90 100 -92Z", glass) +
    path("M8 -152H80L88 -94H8Z", glass) +
    rect(-60, -146, 52, 50, glass, 'rx="10"') +
    path("M104 -150L128 -144L116 -94H102Z", ink.lamp("#fff0c8", "#b5d2de"), 'opacity=".5"') +
    stroke("M-88 -76Q60 -60 200 -84", ink.sun("#f8f2e6"), 8) +
    path("M-30 -166Q-20 -196 20 -196H60Q84 -190 90 -166Z", ink.half("#d9d6ce", 0.4)) +
    rect(22, -224, 14, 32, dark) +
    oval(30, -228, 330, 9, dark, 'opacity=".35"') +
    stroke("M-290 -232L350 -222", dark, 6) +
    stroke("M-10 -48L-30 -4M110 -48L130 -4", dark, 8) +
    stroke("M-110 -2H170Q196 -4 200 -18", dark, 9)
  );
}

/** A small plane with its wing above, 460 long, looking right, its middle at 0/0. */
export function plane(ink: Ink, colour: string): string {
  const glass = ink.lamp("#ffdf9a", "#2f4d60");
  return (
    path("M-190 -10L-240 -96H-204L-150 -24Z", ink.half(colour, 0.35)) +
    path("M-220 -4Q-100 -40 60 -48Q150 -50 206 -6Q180 40 80 44Q-60 40 -220 -4Z", ink.half("#f8f4ea", 0.12)) +
    path("M-220 -4Q-60 12 206 -6Q180 40 80 44Q-60 40 -220 -4Z", ink.half("#e9e2d2", 0.6)) +
    stroke("M-216 -4Q-60 4 200 -8", ink.half(colour, 0.15), 12) +
    path("M20 -46Q40 -88 92 -86Q130 -80 142 -42Q80 -52 20 -46Z", glass) +
    stroke("M84 -86V-46", ink.half("#f8f4ea", 0.2), 5) +
    poly(
      [
        [-70, -92],
        [150, -96],
        [176, -86],
        [-60, -76],
      ],
      ink.half(colour, 0.2),
    ) +
    stroke("M40 -84L20 20M100 -84L84 24", ink.half("#6d7478", 0.4), 5) +
    poly(
      [
        [-216, -14],
        [-150, -18],
        [-168, 4],
        [-236, 4],
      ],
      ink.half(colour, 0.5),
    ) +
    disc(208, -6, 11, ink.half(colour, 0.4)) +
    oval(214, -6, 6, 76, ink.half("#24282d", 0.5), 'opacity=".45"') +
    stroke("M60 40L50 74M120 38L130 72", ink.half("#6d7478", 0.4), 6) +
    disc(50, 82, 15, ink.half("#24282d", 0.5)) +
    disc(130, 80, 15, ink.half("#24282d", 0.5))
  );
}

/** A glider, 700 from wing tip to wing tip, seen from the front and a little below. */
export const glider = (ink: Ink): string =>
  path("M-350 -34Q-160 -18 0 -6Q160 -18 350 -34L352 -28Q160 2 0 14Q-160 2 -352 -28Z", ink.half("#fbf8f0", 0.1)) +
  path("M-350 -30Q-160 -4 0 8Q160 -4 350 -30L352 -28Q160 2 0 14Q-160 2 -352 -28Z", ink.half("#d9dde0", 0.65)) +
  path("M-34 10Q-30 -36 0 -40Q30 -36 34 10Q26 44 0 48Q-26 44 -34 10Z", ink.half("#fbf8f0", 0.2)) +
  path("M-22 -4Q-18 -32 0 -35Q18 -32 22 -4Q0 6 -22 -4Z", ink.lamp("#ffdf9a", "#2f4d60")) +
  path("M-4 -38L0 -112L4 -38ZM-64 -108H64L60 -100H-60Z", ink.half("#e9e6de", 0.4)) +
  stroke("M-350 -32l-8 -26M350 -32l8 -26", ink.half("#cf2620", 0.2), 7);
