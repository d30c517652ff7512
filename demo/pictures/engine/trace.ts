/** Traces the regions of a picture of labels into one SVG path per label, thinned so that edges look hand-cut. */
export function trace(
  labels: Uint16Array,
  width: number,
  height: number,
  scale: number,
  tolerance: number,
): Map<number, string> {
  const done = new Uint8Array(labels.length);
  const parts = new Map<number, string[]>();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (done[at] || (y > 0 && labels[at - width] === labels[at])) continue;
      const label = labels[at]!;
      const loop = outline(labels, width, height, x, y, done);
      const thin = thinned(loop, tolerance);
      if (thin.length < 6) continue;
      let path = "";
      for (let i = 0; i < thin.length; i += 2)
        path += `${i === 0 ? "M" : "L"}${Math.round(thin[i]! * scale * 10) / 10} ${Math.round(thin[i + 1]! * scale * 10) / 10}`;
      const list = parts.get(label);
      if (list) list.push(`${path}Z`);
      else parts.set(label, [`${path}Z`]);
    }
  }
  return new Map([...parts].map(([label, list]) => [label, list.join("")]));
}

/** Follows one border with the region on the right hand; returns the middles of the unit edges, x and y in turn. */
function outline(
  labels: Uint16Array,
  width: number,
  height: number,
  startX: number,
  startY: number,
  done: Uint8Array,
): number[] {
  const own = labels[startY * width + startX]!;
  const inside = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && labels[y * width + x] === own;
  const points: number[] = [];
  let x = startX;
  let y = startY;
  let heading = 0;
  const moveX = [1, 0, -1, 0];
  const moveY = [0, 1, 0, -1];
  do {
    if (heading === 0) done[y * width + x] = 1;
    const mx = moveX[heading]!;
    const my = moveY[heading]!;
    const edge = (v: number, limit: number): number => (v < 1 ? -1 : v > limit - 1 ? limit + 1 : v);
    points.push(edge(x + mx / 2, width), edge(y + my / 2, height));
    x += mx;
    y += my;
    const right =
      heading === 0
        ? inside(x, y)
        : heading === 1
          ? inside(x - 1, y)
          : heading === 2
            ? inside(x - 1, y - 1)
            : inside(x, y - 1);
    const left =
      heading === 0
        ? inside(x, y - 1)
        : heading === 1
          ? inside(x, y)
          : heading === 2
            ? inside(x - 1, y)
            : inside(x - 1, y - 1);
    if (!right) heading = (heading + 1) % 4;
    else if (left) heading = (heading + 3) % 4;
  } while (x !== startX || y !== startY || heading !== 0);
  return points;
}

/** Douglas and Peucker on a closed loop, without recursion. */
function thinned(points: readonly number[], tolerance: number): number[] {
  const n = points.length / 2;
  if (n < 8) return [];
  let apart = 0;
  let farthest = 0;
  for (let i = 1; i < n; i++) {
    const d = (points[2 * i]! - points[0]!) ** 2 + (points[2 * i + 1]! - points[1]!) ** 2;
    if (d > apart) [apart, farthest] = [d, i];
  }
  const keep = new Uint8Array(n + 1);
  keep[0] = keep[farthest] = keep[n] = 1;
  const stack: [number, number][] = [
    [0, farthest],
    [farthest, n],
  ];
  while (stack.length > 0) {
    const [a, b] = stack.pop()!;
    const ax = points[2 * a]!;
    const ay = points[2 * a + 1]!;
    const end = b % n;
    const bx = points[2 * end]! - ax;
    const by = points[2 * end + 1]! - ay;
    const length = Math.hypot(bx, by) || 1;
    let worst = tolerance;
    let index = -1;
    for (let i = a + 1; i < b; i++) {
      const d = Math.abs(bx * (points[2 * i + 1]! - ay) - by * (points[2 * i]! - ax)) / length;
      if (d > worst) [worst, index] = [d, i];
    }
    if (index > 0) {
      keep[index] = 1;
      stack.push([a, index], [index, b]);
    }
  }
  const out: number[] = [];
  for (let i = 0; i < n; i++) if (keep[i]) out.push(points[2 * i]!, points[2 * i + 1]!);
  return out;
}
