import { fromCallback } from "xstate";
import type { ContactCheckEvent } from "../../machines/checkout/checkout.setup.ts";
import type { CheckedPhone, CheckoutEvent } from "../../machines/checkout/checkout.types.ts";

/** Mail domains that Swiss people have and the library doesn't know. */
const swissDomains = [
  "bluewin.ch",
  "gmx.ch",
  "hispeed.ch",
  "sunrise.ch",
  "swissonline.ch",
  "protonmail.ch",
  "hotmail.ch",
  "outlook.ch",
  "gmx.net",
  "web.de",
  "gmx.de",
  "gmx.at",
  "orange.fr",
  "free.fr",
  "libero.it",
];

/** Formats phone numbers and suggests corrections of mail domains. Each library is loaded when it is first needed. */
export const contactChecks = fromCallback<ContactCheckEvent>(({ sendBack, receive }) => {
  let ended = false;
  receive((event) => {
    if (event.type === "phone.typed") {
      if (event.text.trim() === "") return;
      checkPhone(event.text, event.countryCode).then(
        (phone) => ended || sendBack({ type: "phone.formatted", phone, text: event.text } satisfies CheckoutEvent),
        () => undefined,
      );
    } else {
      suggestEmail(event.email).then(
        (suggestion) => ended || sendBack({ type: "email.suggested", suggestion } satisfies CheckoutEvent),
        () => undefined,
      );
    }
  });
  return () => {
    ended = true;
  };
});

/**
 * Formats a number for its country and says whether it is one (purchase spec §5). A plus, or its country's own code,
 * makes it international.
 */
export async function checkPhone(text: string, countryCode: string): Promise<CheckedPhone> {
  const { AsYouType, isSupportedCountry, parsePhoneNumberFromString } = await import("libphonenumber-js/min");
  const country = isSupportedCountry(countryCode) ? countryCode : "CH";
  const national = parsePhoneNumberFromString(text, country);
  // "41 79 …" without its plus: it counts when it is no number of the country itself.
  const withPlus = national?.isValid() ? national : parsePhoneNumberFromString(`+${text.replace(/\D/g, "")}`);
  const number = withPlus?.isPossible() && withPlus.isValid() ? withPlus : national;
  const named = number?.isValid() && number.country && number.country !== country ? number.country : null;
  return {
    text: formatted(new AsYouType(country).input(text), number?.isValid() ? number.formatNational() : null, text),
    e164: number?.number ?? null,
    isValid: number?.isValid() ?? false,
    countryCode: named,
  };
}

/** A complete number is shown as its country writes it, without the zero that the prefix replaces. */
function formatted(asTyped: string, national: string | null, text: string): string {
  if (national === null) return text.length > asTyped.length ? text : asTyped;
  return /^0\d/.test(text.replace(/\s/g, "")) || text.startsWith("(0") ? national : national.replace(/^\(?0(?=\d)/, "");
}

async function suggestEmail(email: string): Promise<string | null> {
  const { default: checker, ...named } = await import("@zootools/email-spell-checker");
  const { run, POPULAR_DOMAINS } = { ...checker, ...named };
  return run({ email: email.trim(), domains: [...POPULAR_DOMAINS, ...swissDomains] })?.full ?? null;
}
