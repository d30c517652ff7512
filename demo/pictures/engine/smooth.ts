/** Smooths a picture of labels: the commonest label of each 5 x 5 window wins, then specks join their surroundings. */
export function smooth(labels: Uint16Array, width: number, height: number, speck: number): Uint16Array {
  return withoutSpecks(majority(labels, width, height), width, height, speck);
}

function majority(labels: Uint16Array, width: number, height: number): Uint16Array {
  const out = labels.slice();
  const count = new Uint8Array(0x10000);
  const reach = 2;
  for (let y = reach; y < height - reach; y++) {
    for (let x = reach; x < width - reach; x++) {
      const at = y * width + x;
      const own = labels[at]!;
      if (
        labels[at - reach] === own &&
        labels[at + reach] === own &&
        labels[at - reach * width] === own &&
        labels[at + reach * width] === own
      )
        continue;
      let best = own;
      let most = 0;
      for (let dy = -reach; dy <= reach; dy++) {
        for (let dx = -reach; dx <= reach; dx++) {
          const l = labels[at + dy * width + dx]!;
          const n = ++count[l]!;
          if (n > most || (n === most && l === own)) {
            most = n;
            best = l;
          }
        }
      }
      for (let dy = -reach; dy <= reach; dy++)
        for (let dx = -reach; dx <= reach; dx++) count[labels[at + dy * width + dx]!] = 0;
      out[at] = best;
    }
  }
  return out;
}

function withoutSpecks(labels: Uint16Array, width: number, height: number, speck: number): Uint16Array {
  const visited = new Uint8Array(labels.length);
  const stack: number[] = [];
  for (let start = 0; start < labels.length; start++) {
    if (visited[start]) continue;
    const own = labels[start]!;
    const members: number[] = [start];
    const around = new Map<number, number>();
    visited[start] = 1;
    stack.push(start);
    while (stack.length > 0) {
      const at = stack.pop()!;
      const x = at % width;
      const visit = (to: number): void => {
        const l = labels[to]!;
        if (l === own) {
          if (visited[to]) return;
          visited[to] = 1;
          stack.push(to);
          if (members.length <= speck) members.push(to);
        } else if (members.length <= speck) around.set(l, (around.get(l) ?? 0) + 1);
      };
      if (x > 0) visit(at - 1);
      if (x < width - 1) visit(at + 1);
      if (at >= width) visit(at - width);
      if (at < labels.length - width) visit(at + width);
    }
    if (members.length > speck || around.size === 0) continue;
    let best = own;
    let most = 0;
    for (const [label, n] of around) if (n > most) [best, most] = [label, n];
    for (const at of members) labels[at] = best;
  }
  return labels;
}
