import * as v from "valibot";

/** An array that who reads it doesn't change. */
/* @__NO_SIDE_EFFECTS__ */
export function list<Item extends v.GenericSchema<any, any>>(item: Item) {
  return v.pipe(v.array(item), v.readonly());
}
