/** The id of a hit's row: letters and digits alone, so that it can stand in any attribute. */
export function optionId(listId: string, objectId: string): string {
  return `${listId}-${objectId.replace(/[^\w-]/g, "_")}`;
}
