/** Small words for SVG. Every function returns markup; numbers are rounded to a tenth. */
export type Point = readonly [number, number];

const n = (v: number): string => String(Math.round(v * 10) / 10);

/** `M x y L x y …` of points. */
export function line(points: readonly Point[], closed = false): string {
  return points.map(([x, y], i) => `${i === 0 ? "M" : "L"}${n(x)} ${n(y)}`).join("") + (closed ? "Z" : "");
}

/** A soft curve through points (Catmull-Rom as cubic Béziers). */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (i: number): Point =>
    closed ? points[(i + count) % count]! : points[Math.min(count - 1, Math.max(0, i))]!;
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (e[0] - b[0]) / 6)} ${n(c[1] - (e[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`;
  }
  return closed ? `${d}Z` : d;
}

export const path = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}" ${more}/>`;
export const poly = (points: readonly Point[], fill: string, more = ""): string => path(line(points, true), fill, more);
export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ""): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}" ${more}/>`;
export const disc = (x: number, y: number, r: number, fill: string, more = ""): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ""): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;
/** A stroked line with round ends. */
export const stroke = (d: string, colour: string, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

/** Puts a thing drawn around 0/0 at its place; `flip` mirrors it left to right, `turn` is in degrees. */
export function place(
  content: string,
  x: number,
  y: number,
  scale = 1,
  more: { flip?: boolean; turn?: number } = {},
): string {
  const turn = more.turn ? ` rotate(${more.turn})` : "";
  return `<g transform="translate(${n(x)} ${n(y)})${turn} scale(${more.flip ? -scale : scale} ${scale})">${content}</g>`;
}

export const group = (content: string, more = ""): string => `<g ${more}>${content}</g>`;

let names = 0;
/** A new id for gradients, clips and masks; starts afresh with each picture. */
export const freshId = (): string => `i${names++}`;
export const restartIds = (): void => {
  names = 0;
};

export type Stop = readonly [offset: number, colour: string, opacity?: number];
const stops = (list: readonly Stop[]): string =>
  list.map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a ?? 1}"/>`).join("");

/** A gradient down (or along x1 y1 x2 y2 of the box) and the `url(#…)` that fills with it. */
export function gradient(
  list: readonly Stop[],
  box: readonly [number, number, number, number] = [0, 0, 0, 1],
): { def: string; fill: string } {
  const id = freshId();
  return {
    def: `<linearGradient id="${id}" x1="${box[0]}" y1="${box[1]}" x2="${box[2]}" y2="${box[3]}">${stops(list)}</linearGradient>`,
    fill: `url(#${id})`,
  };
}

export function glow(list: readonly Stop[]): { def: string; fill: string } {
  const id = freshId();
  return { def: `<radialGradient id="${id}">${stops(list)}</radialGradient>`, fill: `url(#${id})` };
}

const [from, to] = ["<!--subject-->", "<!--/subject-->"];
/** Marks markup as what the picture shows. */
export const marked = (content: string): string => from + content + to;
/** The part that was marked; null where nothing was. */
export function markedIn(markup: string): string | null {
  const start = markup.indexOf(from);
  return start < 0 ? null : markup.slice(start + from.length, markup.indexOf(to, start));
}
