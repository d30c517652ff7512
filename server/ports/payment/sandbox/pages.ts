import { escapeMarkup } from "../../../escape-markup.ts";
import { formatMoney } from "../../../../sdk/contracts/money.ts";
import {
  languageTag,
  parseLocale,
  translatedLocaleOf,
  type TranslatedLocale,
} from "../../../../sdk/contracts/locale.ts";
import { withValues } from "../../../../sdk/contracts/with-values.ts";
import { methodOf, sandboxMethods } from "./methods.ts";
import type { SandboxPayment } from "./tables.ts";
import { sandboxWords, type SandboxWords } from "./sandbox.words.ts";

/** The page a buyer is sent to by TWINT, iDEAL, Alipay, PostFinance, Apple Pay: pay, be declined, or go back. */
export function payPage(payment: SandboxPayment): string {
  const words = sandboxWords(shownLocale(payment.locale));
  const title = withValues(words.title, { method: methodOf(payment.method).name });
  if (payment.state !== "action_required") return overPage(payment, payment.return_url);
  return page(payment.locale, title, payment.method, [
    details(payment, words),
    form(`/providers/sandbox/pay/${payment.reference}`, [
      ["pay", withValues(words.pay, { amount: formatMoney(payment.amount) }), "main"],
      // Only money that moved at once can be taken back later.
      ...(payment.manual_capture ? [] : [["pay_fails_late", words.failLate, "plain"] as const]),
      ["decline", words.decline, "plain"],
      ["cancel", words.cancel, "quiet"],
    ]),
  ]);
}

/** The bank's 3-D-Secure page, shown in a frame. */
export function challengePage(payment: SandboxPayment): string {
  const words = sandboxWords(shownLocale(payment.locale));
  if (payment.state !== "action_required") return checkedPage(payment);
  return page(payment.locale, words.bankTitle, "bank", [
    `<p class="lead">${escapeMarkup(words.bankLead)}</p>`,
    details(payment, words),
    form(`/providers/sandbox/challenge/${payment.challenge_token}`, [
      ["pay", words.confirm, "main"],
      ["decline", words.refuse, "plain"],
    ]),
  ]);
}

/** After the challenge: notifies the page around the frame, by a script of its own file. */
export function checkedPage(payment: SandboxPayment): string {
  const words = sandboxWords(shownLocale(payment.locale));
  return page(payment.locale, words.bankTitle, "bank", [
    `<p class="lead" role="status">${escapeMarkup(words.checked)}</p>`,
    `<script src="/providers/sandbox/files/challenge-done.js" data-token="${escapeMarkup(payment.challenge_token ?? "")}" defer></script>`,
  ]);
}

export function unknownPage(locale: string): string {
  const words = sandboxWords(shownLocale(locale));
  return page(locale, words.unknown, "bank", [`<p class="lead">${escapeMarkup(words.unknownLead)}</p>`]);
}

function overPage(payment: SandboxPayment, returnUrl: string): string {
  const words = sandboxWords(shownLocale(payment.locale));
  return page(payment.locale, words.over, payment.method, [
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

const marks: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(sandboxMethods).map(([type, method]) => [type, method.name])),
  bank: "Sandbox Bank",
};

function page(locale: string, title: string, theme: string, body: readonly string[]): string {
  const shown = shownLocale(locale);
  return `<!doctype html>
<html lang="${languageTag(shown)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)}</title>
<link rel="stylesheet" href="/providers/sandbox/files/sandbox.css">
</head>
<body class="${theme}">
<main>
<p class="mark">${escapeMarkup(marks[theme] ?? "")}</p>
<h1>${escapeMarkup(title)}</h1>
${body.join("\n")}
<p class="test">${escapeMarkup(sandboxWords(shown).test)}</p>
</main>
</body>
</html>
`;
}
