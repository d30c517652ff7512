import type * as v from "valibot";
import type { CatalogueField, Words } from "../../schema.ts";
import { words } from "./words.ts";

export type FieldInput = v.InferInput<typeof CatalogueField>;
type OptionInput = FieldInput["options"][number];

/** One answer of an option field; with `when`, shown only while that reservation-level field holds one of `in`. */
export function option(key: string, label: Words, more: { when?: OptionInput["condition"]; description?: Words } = {}): Omit<OptionInput, "sortOrder"> {
  return { key, label, condition: more.when ?? null, description: more.description ?? null };
}

/** A field that holds one of the options, in the order given. Strict unless said otherwise. */
export function choice(key: string, scope: FieldInput["scope"], label: Words, options: Omit<OptionInput, "sortOrder">[], isStrict = true): FieldInput {
  return { key, label, type: "option", scope, isStrict, options: options.map((each, index) => ({ ...each, sortOrder: index + 1 })) };
}

const guestField = (key: string, type: FieldInput["type"], label: Words, isStrict = true): FieldInput => ({
  key,
  label,
  type,
  scope: "guest",
  isStrict,
  options: [],
});

export const firstName = guestField("first_name", "text", words("Vorname", "First name", "Prénom", "Nome"));
export const lastName = guestField("last_name", "text", words("Nachname", "Last name", "Nom", "Cognome"));
export const dateOfBirth = guestField("dob", "date", words("Geburtsdatum", "Date of birth", "Date de naissance", "Data di nascita"));
export const bodyWeight = guestField("weight", "number", words("Gewicht in kg", "Weight in kg", "Poids en kg", "Peso in kg"));
export const bodyHeight = guestField("height", "number", words("Grösse in cm", "Height in cm", "Taille en cm", "Statura in cm"));
export const shoeSize = guestField("shoe_size", "number", words("Schuhgrösse (EU)", "Shoe size (EU)", "Pointure (EU)", "Numero di scarpe (EU)"));

/** Asked of resellers only: the kitchen can do without the answer. */
export const diet = guestField("diet", "text", words("Allergien und Essgewohnheiten", "Allergies and diet", "Allergies et régime", "Allergie e dieta"), false);

/** Where the bus stops for the party; asked of resellers only. */
export const pickUp: FieldInput = {
  key: "pick_up",
  label: words("Unterkunft für den Abholdienst", "Accommodation for the pick-up", "Hébergement pour la prise en charge", "Alloggio per il prelievo"),
  type: "text",
  scope: "reservation",
  isStrict: false,
  options: [],
};

const languageNames = {
  de: words("Deutsch", "German", "Allemand", "Tedesco"),
  en: words("Englisch", "English", "Anglais", "Inglese"),
  fr: words("Französisch", "French", "Français", "Francese"),
  it: words("Italienisch", "Italian", "Italien", "Italiano"),
};

/** The language that the party is guided in. */
export const guideLanguage = (...languages: (keyof typeof languageNames)[]) =>
  choice(
    "language",
    "reservation",
    words("Sprache der Führung", "Language of the tour", "Langue de la visite", "Lingua della visita"),
    languages.map((language) => option(language, languageNames[language])),
  );
