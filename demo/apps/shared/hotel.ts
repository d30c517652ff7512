/** What every app of the hotel knows: its rooms, what it recommends, where the shop is. */
export interface Room {
  readonly name: string;
  readonly text: string;
  readonly price: string;
}

export const rooms: readonly Room[] = [
  { name: "Zimmer Titlis", text: "Doppelbett, Balkon nach Süden, 22 m²", price: "CHF 180" },
  { name: "Zimmer Brienz", text: "Zwei Betten, Blick auf den See, 20 m²", price: "CHF 165" },
  { name: "Familienzimmer", text: "Vier Betten unter dem Dach, 38 m²", price: "CHF 260" },
];

export interface Recommended {
  /** Content id in the shop. */
  readonly id: number;
  readonly title: string;
  readonly text: string;
}

export const recommended: readonly Recommended[] = [
  { id: 112, title: "Auf den Titlis", text: "Drehseilbahn und Gletscher, eine Stunde von uns." },
  { id: 104, title: "Aufs Jungfraujoch", text: "Mit der Zahnradbahn, ein ganzer Tag." },
  { id: 2580, title: "Ballenberg", text: "Alte Bauernhäuser, gut bei jedem Wetter." },
];

/** The shop's API: the elements of the npm package have no script address to take it from. */
export const apiBase = `${document.querySelector<HTMLMetaElement>('meta[name="gipfel-shop"]')!.content}/api`;

/** Languages that a guest may choose for the widget. */
export const languages = [
  ["de_CH", "Deutsch"],
  ["en_CH", "English"],
  ["fr_CH", "Français"],
  ["it_CH", "Italiano"],
] as const;
export type Language = (typeof languages)[number][0];

/** The hotel's guest, as its own form has them; what is filled in is fixed in the widget. */
export interface Guest {
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
}
export const nobody: Guest = { givenName: "", familyName: "", email: "" };

/** The data of a guest that the widget gets; null while the form is empty. */
export function prefillOf(guest: Guest): string | null {
  const known = Object.entries(guest).filter(([, value]) => value.trim() !== "");
  return known.length > 0 ? JSON.stringify({ ...Object.fromEntries(known), locked: true }) : null;
}
