import type { Ink } from "../engine/light.ts";
import type { Random } from "../engine/random.ts";
import { HEIGHT, WIDTH } from "../engine/scene.ts";
import { curve, freshId, gradient, line, oval, path, poly, stroke, type Point } from "../engine/svg.ts";

/** A hill's edge as a function of x, through points. */
export function edge(points: readonly Point[]): (x: number) => number {
  return (x) => {
    for (let i = 1; i < points.length; i++) {
      const [ax, ay] = points[i - 1]!;
      const [bx, by] = points[i]!;
      if (x <= bx || i === points.length - 1) {
        const t = Math.min(1, Math.max(0, (x - ax) / (bx - ax)));
        return ay + (by - ay) * t * t * (3 - 2 * t);
      }
    }
    return points[0]![1];
  };
}

const along = (ground: (x: number) => number, from = -40, to = WIDTH + 40): Point[] => {
  const out: Point[] = [];
  for (let x = from; x <= to; x += 40) out.push([x, ground(x)]);
  return out;
};

/** A near meadow down to the foot of the picture: a lit crest, blades and flowers. */
export function meadow(
  ink: Ink,
  random: Random,
  ground: (x: number) => number,
  colour = "#8aa83f",
  flowers: readonly string[] = ["#fff6dc", "#f2c84b"],
  count = 150,
): string {
  const shade = gradient([
    [0, ink.sun(colour)],
    [0.35, ink.half(colour, 0.35)],
    [1, ink.half(colour, 0.9)],
  ]);
  const points = along(ground);
  let out = `<defs>${shade.def}</defs>${path(`${line(points)}L${WIDTH + 40} ${HEIGHT + 10}L-40 ${HEIGHT + 10}Z`, shade.fill)}`;
  for (let i = 0; i < count * 0.5; i++) {
    const x = random.between(0, WIDTH);
    const t = random.next();
    const y = ground(x) + 14 + t * (HEIGHT - ground(x));
    out += oval(
      x,
      y,
      (14 + 40 * t) * random.between(0.5, 1.3),
      1.6 + 3 * t,
      i % 2 ? ink.half(colour, 0.12) : ink.half(colour, 1),
      'opacity=".45"',
    );
  }
  for (let i = 0; i < count; i++) {
    const x = random.between(0, WIDTH);
    const t = random.next() ** 0.8;
    const y = ground(x) + 12 + t * (HEIGHT - ground(x));
    if (y > HEIGHT) continue;
    out += `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(1.1 + 2.6 * t).toFixed(1)}" fill="${ink.sun(random.pick(flowers))}"/>`;
  }
  return out;
}

/** Near snow: bright crest, blue hollows, a few wind lines. */
export function snowfield(ink: Ink, random: Random, ground: (x: number) => number, hollows = 16): string {
  const shade = gradient([
    [0, ink.sun("#fbfaf6")],
    [0.4, ink.half("#f6f7f8", 0.25)],
    [1, ink.half("#eef2f7", 0.75)],
  ]);
  let out = `<defs>${shade.def}</defs>${path(`${line(along(ground))}L${WIDTH + 40} ${HEIGHT + 10}L-40 ${HEIGHT + 10}Z`, shade.fill)}`;
  for (let i = 0; i < hollows; i++) {
    const x = random.between(-80, WIDTH);
    const t = random.next();
    const y = ground(x) + 26 + t * Math.max(40, HEIGHT - ground(x) - 30);
    const w = (90 + 240 * t) * random.between(0.6, 1.4);
    const h = 5 + 15 * t;
    out += path(
      `M${x.toFixed(0)} ${y.toFixed(0)}q${(w * 0.4).toFixed(0)} ${(-h).toFixed(0)} ${w.toFixed(0)} ${(h * 0.3).toFixed(0)}q${(-w * 0.5).toFixed(0)} ${(h * 0.4).toFixed(0)} ${(-w).toFixed(0)} ${(-h * 0.3).toFixed(0)}Z`,
      ink.half("#e6ecf5", 0.85),
      'opacity=".4"',
    );
  }
  return out;
}

/** A plain filled hill with a gradient, for slopes in the middle distance. */
export function slope(ink: Ink, points: readonly Point[], colour: string, dark = 0.7): string {
  const shade = gradient([
    [0, ink.half(colour, 0.05)],
    [1, ink.half(colour, dark)],
  ]);
  const last = points[points.length - 1]!;
  return `<defs>${shade.def}</defs>${path(`${curve(points)}L${last[0]} ${HEIGHT + 10}L${points[0]![0]} ${HEIGHT + 10}Z`, shade.fill)}`;
}

/** A rock face inside an outline: facets in four tones hanging like strata, ledges with grass or snow. */
export function cliff(
  ink: Ink,
  random: Random,
  outline: readonly Point[],
  colour = "#8d867d",
  ledge: string | null = null,
  size = 90,
): string {
  const clip = freshId();
  const xs = outline.map((p) => p[0]);
  const ys = outline.map((p) => p[1]);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  let facets = "";
  const count = Math.round(((x1 - x0) * (y1 - y0)) / (size * size * 0.42));
  for (let i = 0; i < count; i++) {
    const x = random.between(x0 - size * 0.2, x1);
    const y = random.between(y0 - size * 0.4, y1);
    const w = size * random.between(0.14, 0.5);
    const h = size * random.between(0.5, 1.9);
    const lean = random.between(-0.12, 0.12) * size;
    const tone = random.pick([0.05, 0.3, 0.55, 0.8, 1, 1]);
    facets += poly(
      [
        [x, y + random.between(0, 18)],
        [x + w * 0.55, y - random.between(0, 12)],
        [x + w, y + h * 0.18],
        [x + w * 0.92 + lean, y + h * 0.8],
        [x + w * 0.4 + lean, y + h],
        [x + lean * 0.6, y + h * 0.66],
      ],
      ink.half(colour, tone),
      'opacity=".85"',
    );
  }
  if (ledge) {
    for (let i = 0; i < count * 0.16; i++) {
      const x = random.between(x0, x1);
      const y = random.between(y0, y1);
      const w = size * random.between(0.3, 0.9);
      facets += path(
        `M${x.toFixed(0)} ${y.toFixed(0)}q${(w * 0.3).toFixed(0)} ${(-w * 0.16).toFixed(0)} ${w.toFixed(0)} ${(w * 0.04).toFixed(0)}l${(-w * 0.2).toFixed(0)} ${(w * 0.1).toFixed(0)}q${(-w * 0.5).toFixed(0)} ${(-w * 0.06).toFixed(0)} ${(-w * 0.8).toFixed(0)} ${(-w * 0.14).toFixed(0)}Z`,
        ink.half(ledge, 0.3),
      );
    }
  }
  return `<defs><clipPath id="${clip}"><path d="${line(outline, true)}"/></clipPath></defs>${path(line(outline, true), ink.half(colour, 0.62))}<g clip-path="url(#${clip})">${facets}</g>`;
}

/** A path or piste that narrows towards its end. */
export function track(points: readonly Point[], near: number, far: number, fill: string, more = ""): string {
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach(([x, y], i) => {
    const w = (near + ((far - near) * i) / (points.length - 1)) / 2;
    left.push([x - w, y]);
    right.unshift([x + w, y]);
  });
  return path(`${curve(left)}L${right[0]![0]} ${right[0]![1]}${curve(right).replace(/^M[^C]*/, "")}Z`, fill, more);
}

/** A boulder. */
export function boulder(
  ink: Ink,
  random: Random,
  x: number,
  y: number,
  w: number,
  colour = "#8d877f",
  snowy = false,
): string {
  const h = w * random.between(0.5, 0.8);
  const crown: Point[] = [
    [x - w * 0.28, y - h * 0.8],
    [x + w * 0.12, y - h],
  ];
  const middle: Point = [x + w * random.between(-0.1, 0.12), y - h * 0.45];
  let out = poly([[x - w / 2, y], ...crown, [x + w * 0.42, y - h * 0.55], [x + w / 2, y]], ink.half(colour, 0.7));
  out +=
    ink.side < 0
      ? poly([[x - w / 2, y], crown[0]!, middle, [x - w * 0.1, y]], ink.half(colour, 0.1))
      : poly(
          [[x + w / 2, y], [x + w * 0.42, y - h * 0.55], crown[1]!, middle, [x + w * 0.12, y]],
          ink.half(colour, 0.1),
        );
  if (snowy)
    out += poly(
      [
        [x - w * 0.36, y - h * 0.55],
        ...crown,
        [x + w * 0.36, y - h * 0.68],
        [x + w * 0.1, y - h * 0.72],
        [x - w * 0.1, y - h * 0.6],
      ],
      ink.sun("#f8f8f5"),
    );
  return out;
}

/** A fence of posts and two rails along the ground. */
export function fence(
  ink: Ink,
  ground: (x: number) => number,
  from: number,
  to: number,
  h: number,
  colour = "#7a5b3c",
): string {
  let out = "";
  const tops: Point[] = [];
  const lows: Point[] = [];
  for (let x = from; x <= to; x += h * 1.5) {
    out += stroke(`M${x} ${ground(x) + 3}v${-h}`, ink.half(colour, 0.5), h * 0.12);
    tops.push([x, ground(x) - h * 0.82]);
    lows.push([x, ground(x) - h * 0.42]);
  }
  return (
    stroke(line(tops), ink.half(colour, 0.3), h * 0.07) + stroke(line(lows), ink.half(colour, 0.5), h * 0.07) + out
  );
}

/** Powder thrown up behind skis or runners, trailing to the left of x, y. */
export function powder(ink: Ink, random: Random, x: number, y: number, size: number): string {
  let back = "";
  let front = "";
  for (let i = 0; i < 16; i++) {
    const t = i / 15;
    const r = size * (0.34 - 0.24 * t) * random.between(0.7, 1.2);
    const px = x - t * size * 2.4;
    const py = y - Math.sin(Math.PI * Math.min(1, t * 1.2 + 0.1)) * size * random.between(0.15, 0.6);
    back += oval(px, py + r * 0.5, r * 1.2, r, ink.half("#dfe7f2", 0.6));
    front += oval(px, py, r, r * 0.85, ink.sun("#fdfdfc"));
  }
  return back + front;
}
