export interface Method {
  readonly description: string;
  readonly parameters: readonly { readonly name: string; readonly type: string; readonly description: string }[];
  /** The type of what it returns; commands return nothing. */
  readonly returns?: string;
}

/**
 * The commands that a page may call on elements. They return nothing; what they lead to shows in events. A record names
 * those that its element takes, and its machine gets an event of the command's name; `prefill` sets the attribute.
 */
export const methods = {
  open: {
    description: "Opens what a press on the element's button opens: the drawer, the dialog or the overlay.",
    parameters: [],
  },
  close: {
    description:
      "Closes what is open. What was chosen in it is dropped; held seats stay held. While a payment has no answer yet nothing closes, and the visitor reads why.",
    parameters: [],
  },
  select: {
    description: "Starts at a date, and opens the drawer or dialog where it is closed. Ignored while the visitor pays.",
    parameters: [{ name: "date", type: "string", description: "A date such as `2026-12-01`." }],
  },
  prefill: {
    description: "Sets the attribute `prefill`.",
    parameters: [
      {
        name: "values",
        type: '{ givenName?: string; familyName?: string; email?: string; phone?: string; date?: string; adults?: number; childrenAges?: (number | null)[]; locked?: boolean | ("givenName" | "familyName" | "email" | "phone" | "date" | "adults" | "childrenAges")[] }',
        description: "What is filled in beforehand, and what of it the visitor can't change.",
      },
    ],
  },
} as const satisfies Record<string, Method>;

/** What every element has beside its commands. */
export const elementMethods = {
  diagnose: {
    description:
      "Finds out what is wrong with the element, in plain English for developers: policy, attributes, activity, affiliate, version, layout. The worst first; empty where all is well. A `Diagnostic` is `{ code, severity, message, next, fix }`.",
    parameters: [],
    returns: "Promise<Diagnostic[]>",
  },
} as const satisfies Record<string, Method>;
export type MethodName = keyof typeof methods;
