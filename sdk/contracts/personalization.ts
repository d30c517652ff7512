import type { PersonalizationField } from "./offer.ts";
import { unwantedCharacter } from "./plain-text.ts";

/** What is wrong with an answer; `hidden`: none of its options is allowed, the field is not shown. */
export type AnswerProblem =
  | "required"
  | "hidden"
  | "number"
  | "option"
  | "characters"
  | "general.wrongDate"
  | "general.wrongDateParticipant";

/** A maximum of 0 or null is none (purchase spec §5). */
export interface Ages {
  readonly minAge: number | null;
  readonly maxAge: number | null;
}

export interface AnswerContext {
  /** The answers of the reservation, by key. */
  readonly reservation: Readonly<Record<string, string>>;
  /** Of the guest's category; null for the reservation's own fields. */
  readonly ages: Ages | null;
  /** The slot's date in Zurich: ages count on it (RULES 16). */
  readonly date: string;
  /** Today in Zurich. */
  readonly today: string;
}

type Option = PersonalizationField["options"][number];

/** Dates of birth up to this one are invalid (purchase spec §5). */
const birthsAfter = "1900-01-01";

/** Options that the reservation's other answers allow, in their order (RULES 16). */
export function allowedOptions(
  field: PersonalizationField,
  reservation: AnswerContext["reservation"],
): readonly Option[] {
  const order = (option: Option) => option.optionAttributes?.sortOrder ?? 0;
  return field.options
    .filter(({ condition }) => !condition || condition.in.includes(reservation[condition.key] ?? ""))
    .sort((one, other) => order(one) - order(other));
}

/**
 * What is wrong with the answer of a personalization field (purchase spec §5, RULES 16); null where it is right. The
 * browser checks while the visitor types, the server again.
 */
export function problemOfAnswer(
  field: PersonalizationField,
  answer: string | number | undefined,
  { reservation, ages, date, today }: AnswerContext,
): AnswerProblem | null {
  const text = String(answer ?? "").trim();
  const options = field.type === "option" ? allowedOptions(field, reservation) : null;
  if (options?.length === 0) return text === "" ? null : "hidden";
  if (text === "") return "required";
  switch (field.type) {
    case "number":
      return (typeof answer === "number" ? answer >= 0 : /^\d+([.,]\d+)?$/.test(text)) ? null : "number";
    case "option":
      return options?.some(({ key }) => key === text) ? null : "option";
    case "date":
      return wrongBirthDate(text, ages, date, today);
    case "text":
      return unwantedCharacter(text) === null ? null : "characters";
  }
}

/** `2001-02-28` of `28.02.2001`, `28/02/2001` or itself; undefined where there is no such day. */
export function readBirthDate(text: string): string | undefined {
  const found = /^(\d\d)[./](\d\d)[./](\d{4})$/.exec(text);
  const date = found ? `${found[3]}-${found[2]}-${found[1]}` : text;
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return undefined;
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? date : undefined;
}

/** Whole years from a date of birth to a date. */
export function ageOn(born: string, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(born.slice(0, 4));
  return date.slice(5) < born.slice(5) ? years - 1 : years;
}

/** What is wrong with a date of birth: the date, or the age for the ticket (purchase spec §5). */
export function wrongBirthDate(
  text: string,
  ages: Ages | null,
  date: string,
  today: string,
): "general.wrongDate" | "general.wrongDateParticipant" | null {
  const born = readBirthDate(text);
  if (!born || born <= birthsAfter || born >= today) return "general.wrongDate";
  if (!ages) return null;
  const age = ageOn(born, date);
  const isWithin = age >= (ages.minAge ?? 0) && (!ages.maxAge || age <= ages.maxAge);
  return isWithin ? null : "general.wrongDateParticipant";
}
