import type { ReactNode } from "react";

/**
 * Text marks of 48 x 32 px, in the colours that people know each by: name, colours (on white, where they name no
 * ground), and text where it is not the name.
 */
const marks: Readonly<Record<string, readonly [name: string, colours?: string, text?: string]>> = {
  twint: ["TWINT", "bg-[#1a1a1a] text-[#fff] border border-line"],
  apple_pay: ["Apple Pay"],
  google_pay: ["Google Pay"],
  link: ["Link"],
  ideal: ["iDEAL", "text-[#a50c56]"],
  alipay: ["Alipay", "text-[#0a5fd6]"],
  postfinance: ["PostFinance", "bg-[#fc0] text-[#1a1a1a]", "PF"],
  visa: ["Visa", "text-[#1a1f71]", "VISA"],
  mastercard: ["Mastercard", "", ""],
  maestro: ["Maestro", "", ""],
  amex: ["Amex", "bg-[#016fd0] text-[#fff]"],
  discover: ["Discover", "text-[#8a4b00]"],
};

/** A payment's mark. The words beside it say the same, so it is decoration. */
export function PaymentMark({ of }: { readonly of: string }): ReactNode {
  const mark = marks[of];
  if (!mark) return null;
  const [name, colours = "text-[#1a1a1a]", text = name] = mark;
  return (
    <span
      aria-hidden
      className={`grid h-8 min-w-12 place-items-center rounded-field px-2 text-12 font-strong ${colours.startsWith("bg") ? "" : "border border-line bg-[#fff] "}${colours}`}
    >
      {text || (
        <svg width="28" height="18">
          <circle cx="10" cy="9" r="8" fill="#eb001b" />
          <circle cx="18" cy="9" r="8" fill={of === "maestro" ? "#00a2e5" : "#f79e1b"} />
        </svg>
      )}
    </span>
  );
}

/** A way to pay, or a brand of cards, as people know it; one that is not known here stays as its provider writes it. */
export function paymentName(of: string): string {
  return marks[of]?.[0] ?? of;
}
