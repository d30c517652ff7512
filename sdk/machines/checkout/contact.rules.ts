import type { RefusedFields } from "./checkout.types.ts";
import * as v from "valibot";
import { emailMaxLength, EmailAddress, PersonName, PhoneNumber } from "../../contracts/contact.ts";
import { isPrefillLocked, type Prefill } from "../../contracts/elements/prefill.ts";
import { unwantedCharacter } from "../../contracts/plain-text.ts";
import type {
  CheckedPhone,
  CheckoutContext,
  ContactField,
  ContactForm,
  CheckoutSession,
  WalletContact,
} from "./checkout.types.ts";

/**
 * What can be wrong with a field; the ids of the spec where it names them. `refused`: the server does not take it, for
 * a reason of its own.
 */
export type ContactProblem =
  | "required"
  | "too_long"
  | "characters"
  | "refused"
  | "SettingsForm.email"
  | "general.emailsDontMatch"
  | "SettingsForm.phoneNumber";

/** In the order of the screen: the first wrong one gets the focus. */
const contactFields = [
  "fullName",
  "lastName",
  "email",
  "confirmEmail",
  "countryCode",
  "phoneNumber",
  "notes",
] as const satisfies readonly ContactField[];

/** Used where the phone library could not be loaded: the server looks again. */
const looksLikePhone = /^\+?[\d\s()/.-]{6,20}$/;

/** Fields that the session has filled in: they can't be changed. */
export function isLocked(session: CheckoutSession, field: ContactField): boolean {
  return Boolean(session.known[field]);
}

/** What the page fills in beforehand, as fields of the form (`contracts/elements/prefill.ts`). */
const prefilledFields = {
  givenName: ["fullName"],
  familyName: ["lastName"],
  email: ["email", "confirmEmail"],
  phone: ["phoneNumber"],
} as const satisfies Record<string, readonly ContactField[]>;
const prefillNames = Object.keys(prefilledFields) as (keyof typeof prefilledFields)[];

/** The fields of the form that the page fills in. */
function prefilledForm(prefill: Prefill | undefined): Partial<ContactForm> {
  return Object.fromEntries(
    prefillNames.flatMap((name) =>
      prefill?.[name] === undefined ? [] : prefilledFields[name].map((field) => [field, prefill[name]]),
    ),
  );
}

/**
 * Whether the page has fixed a field. The country goes with the phone number. A value that is wrong is not locked: the
 * visitor could not go on. It stays free while they type, or it would lock at the first letters that are right.
 */
export function isFixed(
  { prefill, typedFields }: Pick<CheckoutContext, "prefill" | "typedFields">,
  field: ContactField,
  problems: Partial<Record<ContactField, ContactProblem>>,
): boolean {
  const looked: ContactField = field === "countryCode" ? "phoneNumber" : field;
  return lockedFields(prefill).includes(looked) && !problems[looked] && !typedFields.includes(looked);
}

/** The fields that the page locks. */
function lockedFields(prefill: Prefill | undefined): readonly ContactField[] {
  return prefillNames.flatMap((name) => (isPrefillLocked(prefill, name) ? prefilledFields[name] : []));
}

/**
 * The form after the page has filled in something else: what the visitor has typed stays, but where the page locks the
 * field.
 */
export function refilled(
  { form, typedFields, session, phone }: Pick<CheckoutContext, "form" | "typedFields" | "session" | "phone">,
  prefill: Prefill | undefined,
): Pick<CheckoutContext, "form" | "typedFields" | "phone"> {
  const locked = lockedFields(prefill);
  const typed = typedFields.filter((field) => !locked.includes(field));
  const given = Object.entries(prefilledForm(prefill)).filter(([field]) => !typed.includes(field as ContactField));
  const next = { ...form, ...Object.fromEntries(given), ...session.known };
  return { form: next, typedFields: typed, phone: next.phoneNumber === form.phoneNumber ? phone : null };
}

/**
 * What is wrong with each field now (purchase spec §5, "Contact data"), by the schemas that the server uses; a field
 * that isn't here is right.
 */
export function contactProblems(
  form: ContactForm,
  session: CheckoutSession,
  phone: CheckedPhone | null,
  refused: RefusedFields = {},
): Partial<Record<ContactField, ContactProblem>> {
  const problems: Partial<Record<ContactField, ContactProblem>> = {};
  const required: ContactField[] = ["fullName", "lastName", "email", "phoneNumber"];
  if (session.role === "guest") required.push("confirmEmail");
  for (const field of required) if (form[field].trim() === "") problems[field] = "required";
  for (const field of ["fullName", "lastName", "notes"] as const)
    if (unwantedCharacter(form[field]) !== null) problems[field] ??= "characters";
  for (const field of ["fullName", "lastName"] as const)
    problems[field] ??= v.is(PersonName, form[field]) ? undefined : "too_long";
  problems.email ??= v.is(EmailAddress, form.email) ? undefined : "SettingsForm.email";
  if (session.role === "guest") problems.confirmEmail ??= sameAddress(form) ? undefined : "general.emailsDontMatch";
  problems.phoneNumber ??= isPhone(form.phoneNumber, phone) ? undefined : "SettingsForm.phoneNumber";
  for (const field of contactFields) {
    if (problems[field] === undefined && refused[field] === form[field]) problems[field] = "refused";
    if (problems[field] === undefined) delete problems[field];
  }
  return problems;
}

function sameAddress({ email: address, confirmEmail }: ContactForm): boolean {
  return address.trim().toLowerCase() === confirmEmail.trim().toLowerCase();
}

function isPhone(text: string, phone: CheckedPhone | null): boolean {
  return (phone ? phone.isValid : looksLikePhone.test(text.trim())) && v.is(PhoneNumber, phoneOnWire(text, phone));
}

/** The first wrong field from the top. */
export function firstProblem(
  form: ContactForm,
  session: CheckoutSession,
  phone: CheckedPhone | null,
  refused?: RefusedFields,
): ContactField | undefined {
  const problems = contactProblems(form, session, phone, refused);
  return contactFields.find((field) => problems[field]);
}

/** The same before a wallet's sheet opens: what is empty may come from the wallet. */
export function firstProblemForWallet(
  context: Pick<CheckoutContext, "form" | "session" | "phone" | "refused">,
): ContactField | undefined {
  const { form } = context;
  const problems = contactProblems(form, context.session, context.phone, context.refused);
  return contactFields.find((field) => problems[field] && !isForWallet(form, field));
}

/** An address that was typed is repeated by hand. */
function isForWallet(form: ContactForm, field: ContactField): boolean {
  const looked: readonly ContactField[] = field === "confirmEmail" ? ["email", "confirmEmail"] : [field];
  return (walletFields as readonly ContactField[]).includes(field) && looked.every((one) => form[one].trim() === "");
}

/** What a wallet may fill; the repeated address follows the address. */
const walletFields = [
  "fullName",
  "lastName",
  "email",
  "confirmEmail",
  "phoneNumber",
] as const satisfies readonly ContactField[];

/** The form after a wallet has said who pays: what is there stays. */
export function filledByWallet(form: ContactForm, contact: WalletContact): ContactForm {
  // An address that the visitor has typed once is still to be repeated.
  const repeated = form.email.trim() === "" ? contact.email : undefined;
  const given: Partial<Record<ContactField, string | undefined>> = { ...contact, confirmEmail: repeated };
  const filled = walletFields.filter((field) => form[field].trim() === "" && given[field]);
  return { ...form, ...Object.fromEntries(filled.map((field) => [field, given[field]])) };
}

/**
 * Takes what fits from stored guest data or the guestData parameter: texts of known fields. Anything else is ignored
 * silently (purchase spec §2).
 */
function readGuestData(text: string | null): Partial<ContactForm> {
  if (!text) return {};
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data !== "object" || data === null) return {};
    return Object.fromEntries(
      contactFields.flatMap((field) => {
        const value = Object.hasOwn(data, field) ? (data as Record<string, unknown>)[field] : undefined;
        return typeof value === "string" && value.length <= emailMaxLength ? [[field, value]] : [];
      }),
    );
  } catch {
    return {};
  }
}

/** The form to begin with. What the session knows wins, then the address, then what is stored. */
export function firstForm(sources: {
  /** The country that a form without a known one has. */
  readonly countryCode: string;
  readonly stored: string | null;
  readonly query: string | null;
  /** What the page fills in. It wins over what is stored, and what it has locked over the address too. */
  readonly prefill?: Prefill | undefined;
  readonly session: CheckoutSession;
  readonly isCountry: (countryCode: string) => boolean;
}): ContactForm {
  const empty: ContactForm = {
    fullName: "",
    lastName: "",
    email: "",
    confirmEmail: "",
    countryCode: sources.countryCode,
    phoneNumber: "",
    notes: "",
  };
  const form = {
    ...empty,
    ...readGuestData(sources.stored),
    ...prefilledForm(sources.prefill),
    ...readGuestData(sources.query),
    ...prefilledForm(lockedPart(sources.prefill)),
    ...sources.session.known,
  };
  return sources.isCountry(form.countryCode) ? form : { ...form, countryCode: sources.countryCode };
}

function lockedPart(prefill: Prefill | undefined): Prefill | undefined {
  if (!prefill) return undefined;
  return Object.fromEntries(
    prefillNames.filter((name) => isPrefillLocked(prefill, name)).map((name) => [name, prefill[name]]),
  );
}

/** A phone number as the server wants it: a leading plus, digits only. */
export function phoneOnWire(text: string, phone: CheckedPhone | null): string {
  return phone?.e164 ?? `+${text.replace(/\D/g, "")}`;
}

const fieldsOnWire: Readonly<Record<string, ContactField>> = {
  "user.givenName": "fullName",
  "user.familyName": "lastName",
  "user.email": "email",
  "user.phone": "phoneNumber",
  "user.countryCode": "countryCode",
  notes: "notes",
};

/** The values of the form that a refused check-out names in its `fields`. */
export function refusedFields(form: ContactForm, fields: Readonly<Record<string, unknown>>): RefusedFields {
  const named = Object.keys(fields).flatMap((path) => fieldsOnWire[path] ?? []);
  return Object.fromEntries(named.map((field) => [field, form[field]]));
}
