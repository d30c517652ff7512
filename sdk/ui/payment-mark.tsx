import type { ReactNode } from "react";

/** Text marks of 48 x 32 px, in the colours that people know each by. */
const marks: Readonly<Record<string, { name: string; text: string; colours: string }>> = {
  twint: { name: "TWINT", text: "TWINT", colours: "border border-line bg-[#1a1a1a] text-[#fff]" },
  apple_pay: { name: "Apple Pay", text: "Apple Pay", colours: "border border-line bg-[#fff] text-[#1a1a1a]" },
  google_pay: { name: "Google Pay", text: "G Pay", colours: "border border-line bg-[#fff] text-[#1a1a1a]" },
  link: { name: "Link", text: "Link", colours: "bg-[#00d66f] text-[#1a1a1a]" },
  ideal: { name: "iDEAL", text: "iDEAL", colours: "border border-line bg-[#fff] text-[#a50c56]" },
  alipay: { name: "Alipay", text: "Alipay", colours: "border border-line bg-[#fff] text-[#0a5fd6]" },
  postfinance: { name: "PostFinance", text: "PF", colours: "bg-[#fc0] text-[#1a1a1a]" },
  visa: { name: "Visa", text: "VISA", colours: "border border-line bg-[#fff] text-[#1a1f71]" },
  mastercard: { name: "Mastercard", text: "", colours: "border border-line bg-[#fff]" },
  maestro: { name: "Maestro", text: "", colours: "border border-line bg-[#fff]" },
  amex: { name: "Amex", text: "AMEX", colours: "bg-[#016fd0] text-[#fff]" },
  discover: { name: "Discover", text: "DISC", colours: "border border-line bg-[#fff] text-[#8a4b00]" },
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
      {mark.text || (
        <svg width="28" height="18" viewBox="0 0 28 18">
          <circle cx="10" cy="9" r="8" fill="#eb001b" />
          <circle cx="18" cy="9" r="8" fill={of === "maestro" ? "#00a2e5" : "#f79e1b"} fillOpacity=".9" />
        </svg>
      )}
    </span>
  );
}

/** A way to pay, or a brand of cards, as people know it; one that is not known here stays as its provider writes it. */
export function paymentName(of: string): string {
  return marks[of]?.name ?? of;
}
