/** How far a visitor had scrolled each page of this document, for the way back (px). */
const places = new Map<string, number>();

export function rememberPlace(url: string): void {
  places.set(url, scrollY);
}

export function placeOf(url: string): number {
  return places.get(url) ?? 0;
}
