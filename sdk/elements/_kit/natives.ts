/**
 * Natives that old libraries override; the build replaces calls of them with these. Prototype 1.6 adds to arrays a
 * `toJSON` that returns text and another `reduce`, MooTools 1.1 a `bind` that copies its target. The originals can't be
 * restored when our code runs, so these functions use none of them.
 */

/** `JSON.stringify` without `toJSON`, for request bodies, whose dates are text already. */
export function stringify(value: unknown): string | undefined {
  if (Array.isArray(value)) {
    let items = "";
    for (const item of value) items += `${items && ","}${stringify(item) ?? "null"}`;
    return `[${items}]`;
  }
  if (typeof value !== "object" || !value) return JSON["stringify"](value);
  let members = "";
  for (const [name, member] of Object.entries(value)) {
    const text = stringify(member);
    if (text !== undefined) members += `${members && ","}${JSON["stringify"](name)}:${text}`;
  }
  return `{${members}}`;
}

/** `Object.keys`: Prototype's also returns inherited names. */
export function keys(object: object): string[] {
  const names: string[] = [];
  for (const [name] of Object.entries(object)) names.push(name);
  return names;
}

/** `Function.prototype.bind`. */
export function bind(target: any, self?: unknown, ...first: unknown[]): unknown {
  return typeof target === "function"
    ? (...rest: unknown[]) => Reflect.apply(target, self, [...first, ...rest])
    : target["bind"](self, ...first);
}

/** `Array.prototype.reduce`. */
export function reduce(
  items: any,
  step: (total: any, item: any, index: number, items: any) => unknown,
  ...start: unknown[]
): unknown {
  if (!Array.isArray(items)) return items["reduce"](step, ...start);
  let total = start.length ? start[0] : items[0];
  for (let index = start.length ? 0 : 1; index < items.length; index += 1)
    total = step(total, items[index], index, items);
  return total;
}
