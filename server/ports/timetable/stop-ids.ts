const uicForms = /^(?:Parent)?(\d{7})(?::|$)/;
const sloidForms = /^ch:1:sloid:(\d{1,5})(?::|$)/;

/** Switzerland's part of UIC's numbers: `85`, then five digits. */
const swiss = 8_500_000;

/**
 * The UIC number of a stop's id: of `8503000`, `8503000:0:7`, `Parent8503000`, and of the SLOIDs `ch:1:sloid:3000` and
 * `ch:1:sloid:3000:0:7` it is 8503000. Null where an id has none.
 */
export function uicOf(id: string): number | null {
  const uic = uicForms.exec(id);
  if (uic) return Number(uic[1]);
  const sloid = sloidForms.exec(id);
  return sloid ? swiss + Number(sloid[1]) : null;
}
