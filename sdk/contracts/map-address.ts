/** Languages of the federal map, which is English in all others. */
const mapLanguages: readonly string[] = ["de", "fr", "it", "rm"];

/** Steps of the map's zoom at which a building can be told from its neighbour. */
const zoom = 10;

/** A map of a point in a tab of its own: any browser opens it, without an app or an account. */
export function mapAddress(
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  languageTag: string,
): string {
  const language = mapLanguages.find((each) => languageTag.startsWith(each)) ?? "en";
  return `https://map.geo.admin.ch/#/map?lang=${language}&center=${latitude},${longitude}&z=${zoom}&crosshair=marker,${latitude},${longitude}`;
}
