import type { ReactNode } from "react";

/** Text marks of 56 x 32 px, in the colours that people know each by. */
const marks: Readonly<Record<string, { text: string; colours: string }>> = {
  twint: { text: "TWINT", colours: "border border-line bg-[#1a1a1a] text-[#fff]" },
  apple_pay: { text: "Apple Pay", colours: "border border-line bg-[#fff] text-[#1a1a1a]" },
  ideal: { text: "iDEAL", colours: "border border-line bg-[#fff] text-[#a50c56]" },
  alipay: { text: "Alipay", colours: "border border-line bg-[#fff] text-[#0a5fd6]" },
  postfinance: { text: "PF", colours: "bg-[#fc0] text-[#1a1a1a]" },
  visa: { text: "VISA", colours: "border border-line bg-[#fff] text-[#1a1f71]" },
  mastercard: { text: "", colours: "border border-line bg-[#fff]" },
  amex: { text: "AMEX", colours: "bg-[#016fd0] text-[#fff]" },
  discover: { text: "DISC", colours: "border border-line bg-[#fff] text-[#8a4b00]" },
};

/** A payment's mark. The words beside it say the same, so it is decoration. */
export function PaymentMark({ of }: { readonly of: string }): ReactNode {
  const mark = marks[of];
  if (!mark) return null;
  return (
    <span
      aria-hidden
      className={`grid h-8 min-w-12 place-items-center rounded-[6px] px-2 text-12 font-strong ${mark.colours}`}
    >
      {of === "mastercard" ? (
        <svg width="28" height="18" viewBox="0 0 28 18">
          <circle cx="10" cy="9" r="8" fill="#eb001b" />
          <circle cx="18" cy="9" r="8" fill="#f79e1b" fillOpacity=".9" />
        </svg>
      ) : (
        mark.text
      )}
    </span>
  );
}
