import type { Ink } from "../engine/light.ts";
import { disc, oval, path, poly, rect, stroke } from "../engine/svg.ts";

/** The hanger and wheels that hold a cabin: cable at 0/0, arm down to `long`. */
const hanger = (ink: Ink, long: number): string => {
  const dark = ink.half("#2b2f35", 0.6);
  return (
    stroke("M-52 -4H52", dark, 12) +
    [-40, 0, 40].map((x) => disc(x, -6, 9, ink.half("#70767c", 0.4))).join("") +
    stroke(`M0 0V${long}`, dark, 10)
  );
};

/** An aerial cable car's large cabin with its passengers, 300 wide, hanging from 0/0. */
export function bigCabin(ink: Ink, colour: string, open = false): string {
  const glass = ink.lamp("#ffdf9a", "#35566b");
  const lit = ink.half(colour, 0.1);
  let out =
    hanger(ink, 120) +
    poly(
      [
        [-150, 128],
        [150, 128],
        [138, 112],
        [-138, 112],
      ],
      ink.half("#3a3f45", 0.4),
    );
  if (open)
    out +=
      [-130, -88, -46, 0, 46, 90, 130]
        .map(
          (x, i) =>
            rect(x - 9, 78, 18, 38, ink.half(["#e0a030", "#2d6f96", "#f0e6d2", "#4f8a6a"][i % 4]!, 0.25), 'rx="7"') +
            disc(x, 68, 9, ink.half("#d8a985", 0.25)),
        )
        .join("") + stroke("M-146 92H146", ink.half("#d9dcdb", 0.2), 4);
  out +=
    rect(-150, 128, 300, 170, lit, 'rx="20"') +
    rect(ink.side < 0 ? 84 : -150, 128, 66, 170, ink.half(colour, 0.65), 'rx="18"');
  out += rect(-136, 146, 272, 82, glass, 'rx="10"');
  for (const [i, x] of [-104, -62, -14, 34, 74, 112].entries())
    out +=
      path(
        `M${x - 17} 228v-26q0 -18 17 -18t17 18v26Z`,
        ink.half(["#c8462f", "#e8dcc0", "#3f7a6a", "#e0a030"][i % 4]!, 0.55),
      ) + disc(x, 174, 10, ink.half("#d8a985", 0.4));
  out += poly(
    [
      [-120, 146],
      [-70, 146],
      [-112, 228],
      [-136, 228],
      [-136, 180],
    ],
    ink.lamp("#fff0c8", "#b5d2de"),
    'opacity=".45"',
  );
  for (const x of [-68, 0, 68]) out += stroke(`M${x} 146V228`, ink.half("#f4eee2", 0.3), 5);
  return (
    out + rect(-150, 240, 300, 12, ink.sun("#f8f2e6")) + path("M-120 298H120L104 316H-104Z", ink.half("#3a3f45", 0.6))
  );
}

/** A modern eight-seat gondola, 150 wide, hanging from 0/0. */
export function egg(ink: Ink, colour: string): string {
  const glass = ink.lamp("#ffdf9a", "#3b5d70");
  return (
    stroke("M-18 -4H18", ink.half("#2b2f35", 0.6), 12) +
    stroke("M0 0Q26 30 4 66", ink.half("#2b2f35", 0.6), 8) +
    path("M-74 130Q-78 74 -40 66H44Q78 76 74 130L66 190Q58 212 34 212H-34Q-58 212 -66 190Z", ink.half(colour, 0.12)) +
    path(
      ink.side < 0
        ? "M44 66Q78 76 74 130L66 190Q58 212 34 212H24Q50 150 44 66Z"
        : "M-40 66Q-78 76 -74 130L-66 190Q-58 212 -34 212H-24Q-50 150 -40 66Z",
      ink.half(colour, 0.72),
    ) +
    path("M-64 132Q-66 86 -38 80H40Q66 88 64 132L61 152H-61Z", glass) +
    [-36, 2, 38]
      .map(
        (x, i) =>
          path(`M${x - 13} 152v-20q0 -13 13 -13t13 13v20Z`, ink.half(["#e0a030", "#f0e6d2", "#4f8a9a"][i]!, 0.5)) +
          disc(x, 110, 8, ink.half("#d8a985", 0.4)),
      )
      .join("") +
    path("M-52 84L-30 80L-52 150H-61Z", ink.lamp("#fff0c8", "#b5d2de"), 'opacity=".5"') +
    stroke("M0 80V210", ink.half("#2b2f35", 0.4), 3) +
    rect(-62, 160, 124, 8, ink.sun("#f8f2e6"))
  );
}

/** A chairlift's chair for two people drawn as `riders`, seat at 0/150, hanging from 0/0. */
export function chair(ink: Ink, riders: string): string {
  const steel = ink.half("#3a4046", 0.5);
  return (
    stroke("M-16 -4H16", steel, 10) +
    stroke("M0 0V70Q0 96 -52 96V168H60M52 96Q-4 96 0 70M52 96V166", steel, 7) +
    riders +
    stroke("M-56 152H64", ink.half("#2f6b5a", 0.4), 9) +
    stroke("M-54 118H66V150", ink.half("#d9dcdb", 0.2), 5)
  );
}

/** A funicular's stepped car, 420 wide, its foot along the slope at 0/0; `up` is the rise of each step. */
export function steppedCar(ink: Ink, colour: string, up: number): string {
  const glass = ink.lamp("#ffdf9a", "#33505f");
  let out = "";
  for (let i = 0; i < 4; i++) {
    const x = -200 + i * 100;
    const y = -i * up;
    out +=
      rect(x, y - 150, 102, 150 + (i < 3 ? 0 : 0), ink.half(colour, ink.side < 0 ? 0.1 + i * 0.05 : 0.3 - i * 0.05)) +
      rect(x - 4, y - 160, 112, 14, ink.half("#e9e4da", 0.2)) +
      rect(x + 10, y - 130, 82, 62, glass, 'rx="6"') +
      poly(
        [
          [x + 52, y - 130],
          [x + 84, y - 130],
          [x + 50, y - 68],
          [x + 18, y - 68],
        ],
        ink.lamp("#fff0c8", "#9dbdca"),
        'opacity=".45"',
      ) +
      rect(x, y - 54, 102, 9, ink.sun("#f8f2e6"));
    out +=
      path(`M${x + 22} ${y - 68}v-18q0 -12 12 -12t12 12v18Z`, ink.half("#e0a030", 0.5)) +
      disc(x + 34, y - 106, 8, ink.half("#d8a985", 0.4));
  }
  return (
    out +
    poly(
      [
        [-204, 0],
        [204, -4 * up + up * 0.9],
        [204, -4 * up + up * 0.9 + 30],
        [-204, 32],
      ],
      ink.half("#2b2f35", 0.6),
    )
  );
}

/** A panorama car with glass up into its roof, wheels on y 0, `long` px. */
export function panoramaCar(ink: Ink, long: number, colour: string, nose: boolean): string {
  const glass = ink.lamp("#ffdf9a", "#2c4a5c");
  const end = nose ? `H${long - 34}Q${long - 2} -70 ${long} -16` : `H${long - 3}V-16`;
  let out =
    path(
      `M3 -96Q6 -108 20 -110H${long - 24}Q${long - 8} -108 ${long - (nose ? 34 : 3)} -92${end}H3Z`,
      ink.half(colour, 0.14),
    ) +
    rect(0, -34, long, 20, ink.half(colour, 0.75)) +
    rect(0, -40, long, 6, ink.half("#f6efe0", 0.12));
  for (let x = 12; x < long - (nose ? 74 : 30); x += 44)
    out +=
      path(`M${x} -46V-92Q${x + 1} -104 ${x + 10} -105H${x + 38}V-46Z`, glass) +
      poly(
        [
          [x + 18, -105],
          [x + 32, -105],
          [x + 14, -46],
          [x + 2, -46],
        ],
        ink.lamp("#ffefc4", "#8fb2c2"),
        'opacity=".5"',
      );
  if (nose)
    out +=
      path(`M${long - 62} -92H${long - 38}Q${long - 14} -74 ${long - 8} -50H${long - 62}Z`, glass) +
      disc(long - 9, -28, 5, ink.lamp("#fff3c4", "#fff3d8"));
  out += rect(10, -16, long - 20, 9, ink.half("#2b2b2e", 0.7));
  for (const x of [0.15, 0.26, 0.74, 0.85])
    out += disc(long * x, -6, 8, ink.half("#26262a", 0.6)) + disc(long * x, -6, 3, ink.half("#8a8a8e", 0.4));
  return out;
}

/** A small steam locomotive, 300 long, looking right, with its smoke. */
export function locomotive(ink: Ink): string {
  const black = ink.half("#2b2e33", 0.35);
  const dim = ink.half("#2b2e33", 0.85);
  const red = ink.half("#c8201f", 0.2);
  let out = "";
  for (const [x, y, r] of [
    [196, -190, 30],
    [160, -232, 42],
    [104, -268, 54],
    [30, -300, 66],
    [-60, -322, 74],
    [-150, -338, 70],
  ] as const)
    out +=
      disc(x, y, r, ink.half("#f1efeb", 0.25), 'opacity=".78"') +
      disc(x + ink.side * r * 0.3, y - r * 0.2, r * 0.66, ink.sun("#fbfaf6"), 'opacity=".7"');
  out +=
    rect(60, -104, 190, 66, black, 'rx="22"') +
    rect(60, -66, 190, 28, dim, 'rx="14"') +
    path("M188 -104V-150H178V-162H226V-150H216V-104Z", black) +
    path("M112 -104a20 18 0 0 1 40 0Z", ink.half("#d9a441", 0.2));
  out +=
    rect(-30, -150, 100, 112, black) +
    rect(-46, -162, 132, 14, red) +
    rect(-14, -136, 60, 44, ink.lamp("#ffdf9a", "#cfdde2")) +
    disc(250, -72, 30, black) +
    disc(250, -72, 20, dim) +
    disc(262, -104, 10, ink.lamp("#fff3c4", "#fff3d8"));
  out +=
    rect(-46, -42, 320, 16, red) +
    poly(
      [
        [270, -30],
        [304, 0],
        [262, 0],
      ],
      red,
    );
  for (const x of [0, 90, 180])
    out +=
      disc(x, -26, 30, ink.half("#c8201f", 0.35)) +
      disc(x, -26, 22, ink.half("#3a3d42", 0.5)) +
      disc(x, -26, 7, ink.half("#d9dcdb", 0.2));
  return out + stroke("M0 -26H180", ink.half("#d9dcdb", 0.15), 9) + disc(244, -16, 16, dim);
}

/** A coach or post bus, 480 long, wheels on y 0, looking right. */
export function coach(ink: Ink, colour: string, stripe: string): string {
  const glass = ink.lamp("#ffe2a0", "#2f4a58");
  let out =
    oval(0, 2, 250, 14, ink.shade("#3a3630"), 'opacity=".3"') +
    path("M-240 -24V-176Q-238 -204 -206 -206H188Q222 -204 232 -168L242 -96V-24Z", ink.half(colour, 0.12)) +
    path("M-240 -24V-66H242V-24Z", ink.half(colour, 0.65)) +
    rect(-240, -88, 482, 10, ink.half(stripe, 0.2));
  for (let i = 0; i < 6; i++)
    out +=
      rect(-226 + i * 66, -178, 58, 66, glass, 'rx="6"') +
      poly(
        [
          [-196 + i * 66, -178],
          [-174 + i * 66, -178],
          [-200 + i * 66, -112],
          [-222 + i * 66, -112],
        ],
        ink.lamp("#fff0c8", "#9dbdca"),
        'opacity=".45"',
      );
  for (let i = 0; i < 5; i++)
    out +=
      path(
        `M${-210 + i * 66} -112v-18q0 -13 13 -13t13 13v18Z`,
        ink.half(["#c8462f", "#e8dcc0", "#3f7a6a"][i % 3]!, 0.6),
      ) + disc(-197 + i * 66, -150, 8, ink.half("#d8a985", 0.45));
  out +=
    path("M176 -182H196Q214 -180 222 -158L230 -100H176Z", glass) +
    rect(-216, -218, 380, 12, ink.half("#e9e4da", 0.3)) +
    disc(234, -60, 9, ink.lamp("#fff3c4", "#fff3d8"));
  for (const x of [-150, 150])
    out += disc(x, -28, 34, ink.half("#1f2226", 0.6)) + disc(x, -28, 16, ink.half("#b9bdbd", 0.3));
  return out;
}
