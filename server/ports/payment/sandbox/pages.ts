import { escapeMarkup } from "../../../escape-markup.ts";
import { formatMoney } from "../../../../sdk/contracts/money.ts";
import {
  languageTag,
  parseLocale,
  translatedLocaleOf,
  type TranslatedLocale,
} from "../../../../sdk/contracts/locale.ts";
import { withValues } from "../../../../sdk/contracts/with-values.ts";
import type { PaymentPort } from "../payment.ts";
import { methodOf } from "./methods.ts";
import type { SandboxPayment } from "./tables.ts";
import { sandboxWords, type SandboxWords } from "./sandbox.words.ts";

/** Which sandbox a page belongs to. */
type Owner = Pick<PaymentPort, "name" | "methods">;

/**
 * The page a buyer is sent to by TWINT, iDEAL, Alipay, PostFinance, Apple Pay, and to agree to an invoice: pay, be
 * declined, or go back. `back`: where the buyer goes on once it is over.
 */
export function payPage(owner: Owner, payment: SandboxPayment, back: string): string {
  const words = sandboxWords(shownLocale(payment.locale));
  if (payment.state !== "action_required") return overPage(owner, payment, back);
  const { title, pay, failLate, decline, cancel } =
    payment.method === "invoice_by_provider" ? { ...words, ...words.invoice } : words;
  return page(
    owner,
    payment.locale,
    withValues(title, { method: methodOf(owner, payment.method).name }),
    payment.method,
    [
      details(payment, words),
      form(`/providers/${owner.name}/pay/${payment.reference}`, [
        ["pay", withValues(pay, { amount: formatMoney(payment.amount) }), "main"],
        // Only money that moved at once can be taken back later.
        ...(payment.manual_capture ? [] : [["pay_fails_late", failLate, "plain"] as const]),
        ["decline", decline, "plain"],
        ["cancel", cancel, "quiet"],
      ]),
    ],
  );
}

/** The bank's 3-D-Secure page, shown in a frame. */
export function challengePage(owner: Owner, payment: SandboxPayment): string {
  const words = sandboxWords(shownLocale(payment.locale));
  if (payment.state !== "action_required") return checkedPage(owner, payment);
  return page(owner, payment.locale, words.bankTitle, "bank", [
    `<p class="lead">${escapeMarkup(words.bankLead)}</p>`,
    details(payment, words),
    form(`/providers/${owner.name}/challenge/${payment.challenge_token}`, [
      ["pay", words.confirm, "main"],
      ["decline", words.refuse, "plain"],
    ]),
  ]);
}

/** After the challenge: notifies the page around the frame, by a script of its own file. */
export function checkedPage(owner: Owner, payment: SandboxPayment): string {
  const words = sandboxWords(shownLocale(payment.locale));
  return page(owner, payment.locale, words.bankTitle, "bank", [
    `<p class="lead" role="status">${escapeMarkup(words.checked)}</p>`,
    `<script src="/providers/${owner.name}/files/challenge-done.js" data-token="${escapeMarkup(payment.challenge_token ?? "")}" defer></script>`,
  ]);
}

export function unknownPage(owner: Owner, locale: string): string {
  const words = sandboxWords(shownLocale(locale));
  return page(owner, locale, words.unknown, "bank", [`<p class="lead">${escapeMarkup(words.unknownLead)}</p>`]);
}

function overPage(owner: Owner, payment: SandboxPayment, returnUrl: string): string {
  const words = sandboxWords(shownLocale(payment.locale));
  return page(owner, payment.locale, words.over, payment.method, [
    `<p class="lead">${escapeMarkup(words.overLead)}</p>`,
    details(payment, words),
    `<p class="choices"><a class="main" href="${escapeMarkup(returnUrl)}">${escapeMarkup(words.back)}</a></p>`,
  ]);
}

/** The locale of a page: that of the payment, or the one that stands in for it. */
function shownLocale(locale: string): TranslatedLocale {
  return translatedLocaleOf(parseLocale(locale) ?? "en_CH");
}

function details(payment: SandboxPayment, words: SandboxWords): string {
  const rows = [
    [words.merchant, "Gipfel"],
    [words.booking, payment.booking_number],
    [words.amount, formatMoney(payment.amount)],
  ] as const;
  return `<dl>${rows.map(([term, fact]) => `<div><dt>${escapeMarkup(term)}</dt><dd>${escapeMarkup(fact)}</dd></div>`).join("")}</dl>`;
}

function form(
  action: string,
  choices: readonly (readonly [decision: string, label: string, variant: string])[],
): string {
  const buttons = choices.map(
    ([decision, label, variant]) =>
      `<button class="${variant}" name="decision" value="${decision}">${escapeMarkup(label)}</button>`,
  );
  return `<form class="choices" method="post" action="${escapeMarkup(action)}">${buttons.join("")}</form>`;
}

/** The name above a page: that of its method, or of the bank. */
function markOf({ methods }: Owner, theme: string, words: SandboxWords): string {
  if (theme === "bank") return "Sandbox Bank";
  return theme === "invoice_by_provider" ? words.invoice.mark : (methods[theme as keyof typeof methods]?.name ?? "");
}

function page(owner: Owner, locale: string, title: string, theme: string, body: readonly string[]): string {
  const shown = shownLocale(locale);
  const words = sandboxWords(shown);
  return `<!doctype html>
<html lang="${languageTag(shown)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)}</title>
<link rel="stylesheet" href="/providers/${owner.name}/files/sandbox.css">
</head>
<body class="${theme}">
<main>
<p class="mark">${escapeMarkup(markOf(owner, theme, words))}</p>
<h1>${escapeMarkup(title)}</h1>
${body.join("\n")}
<p class="test">${escapeMarkup(words.test)}</p>
</main>
</body>
</html>
`;
}
