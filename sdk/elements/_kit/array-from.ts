/** The build replaces `Array.from` with this: Prototype.js overrides it and returns an empty list for a set. */
export function arrayFrom<Item, Made = Item>(
  items: Iterable<Item> | ArrayLike<Item>,
  make: (item: Item, index: number) => Made = same,
): Made[] {
  const iterable = Symbol.iterator in Object(items) ? [...(items as Iterable<Item>)] : (items as ArrayLike<Item>);
  const made: Made[] = [];
  for (let index = 0; index < (iterable.length || 0); index += 1) made.push(make(iterable[index] as Item, index));
  return made;
}

function same<Item, Made>(item: Item): Made {
  return item as unknown as Made;
}
