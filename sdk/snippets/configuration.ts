import { fieldsOf, problemOf, typedValue } from "./fields.ts";
import { formatsOf, type FormatName } from "./formats.ts";
import { isFramed, kindsOf, type KindName, type Subject } from "./kinds.ts";

/** What a partner has chosen, without the activities: what a link to the configurator carries. */
export interface Configuration {
  readonly kind: KindName;
  /** Typed values by attribute. */
  readonly values: Readonly<Record<string, string>>;
  readonly format: FormatName;
  /** The version to pin; null is the newest, always. */
  readonly pinned: string | null;
}

/** The parameter of an address that holds a configuration. */
export const configurationParameter = "configuration";

/** Names beside those of attributes, which never begin with a line. */
const own = { kind: "_kind", format: "_format", pinned: "_version" } as const;

/** The configuration that a configurator begins with. */
export function defaultConfiguration(subject: Subject, values: Configuration["values"]): Configuration {
  return { kind: kindsOf(subject)[0]!, values, format: "html", pinned: null };
}

/**
 * What differs from the default, as the value of one parameter; empty where nothing does. Wrong values are left out.
 */
export function configurationText(chosen: Configuration, defaults: Configuration): string {
  const text = new URLSearchParams();
  for (const [key, name] of Object.entries(own) as [keyof typeof own, string][])
    if (chosen[key] !== defaults[key]) text.set(name, chosen[key] ?? "");
  for (const { name } of fieldsOf(chosen.kind)) {
    const value = chosen.values[name];
    if (value === undefined || typedValue(value) === (defaults.values[name] ?? "")) continue;
    if (isUsable(chosen.kind, name, value)) text.set(name, typedValue(value));
  }
  return text.toString();
}

/** Reads such a text; what isn't known or can't be used is as in the default. */
export function parseConfiguration(text: string, subject: Subject, defaults: Configuration): Configuration {
  const given = new URLSearchParams(text);
  const kind = kindsOf(subject).find((each) => each === given.get(own.kind)) ?? defaults.kind;
  const forms = formatsOf({ isFramed: isFramed(kind) });
  const values = fieldsOf(kind).flatMap(({ name }) => {
    const value = given.get(name);
    return value !== null && isUsable(kind, name, value) ? [[name, value] as const] : [];
  });
  return {
    kind,
    values: { ...defaults.values, ...Object.fromEntries(values) },
    format: forms.find((each) => each === given.get(own.format)) ?? forms[0]!,
    pinned: /^\d{1,5}(\.\d{1,5}){2}$/.exec(given.get(own.pinned) ?? "")?.[0] ?? defaults.pinned,
  };
}

const isUsable = (kind: KindName, name: string, value: string) =>
  value === "" || problemOf(kind, name, value) === undefined;
