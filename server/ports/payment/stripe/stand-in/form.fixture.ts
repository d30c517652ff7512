/** A value of Stripe's form encoding: `metadata[key]=value`, `expand[0]=latest_charge`. */
export type FormValue = string | { [key: string]: FormValue };
export type Form = { [key: string]: FormValue };

/** Parses a body or a query as Stripe's SDK writes it. Lists become objects with the keys 0, 1, 2 … */
export function parseForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = "", ...inner] = name.split("[").map((part) => part.replace(/\]$/, ""));
    const keys = [first, ...inner];
    let at = form;
    for (const key of keys.slice(0, -1)) {
      const next = at[key];
      at = typeof next === "object" ? next : ((at[key] = {}) as Form);
    }
    at[keys.at(-1)!] = value;
  }
  return form;
}

/** A text of a form; undefined where it has none of this name. */
export function textOf(form: Form, name: string): string | undefined {
  const value = form[name];
  return typeof value === "string" ? value : undefined;
}

/** A list or an object of a form. */
export function partOf(form: Form, name: string): Form {
  const value = form[name];
  return typeof value === "object" ? value : {};
}

/** The texts of an object, by name. */
export function textsOf(form: Form): Record<string, string> {
  return Object.fromEntries(
    Object.entries(form).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
