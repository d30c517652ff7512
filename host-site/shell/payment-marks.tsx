import type { ReactElement } from "react";

/** Drawn marks of 48 x 30 px on white, in the colours that people know each by. */
const marks: readonly {
  readonly name: string;
  readonly className: string;
  readonly drawing: ReactElement | string;
}[] = [
  { name: "TWINT", className: "border-[#606e68] bg-[#1a1a1a] text-[#fff]", drawing: "TWINT" },
  {
    name: "Visa",
    className: "border-line bg-[#fff] text-[14px] tracking-[0.02em] text-[#1a1f71] italic",
    drawing: "VISA",
  },
  { name: "Mastercard", className: "border-line bg-[#fff]", drawing: rings("#eb001b", "#f79e1b") },
  { name: "Maestro", className: "border-line bg-[#fff]", drawing: rings("#eb001b", "#00a2e5") },
  {
    name: "American Express",
    className: "border-[#016fd0] bg-[#016fd0] text-[#fff]",
    drawing: "AMEX",
  },
  { name: "Apple Pay", className: "border-line bg-[#fff] text-[#1a1a1a]", drawing: "Apple Pay" },
  {
    name: "PostFinance",
    className: "border-[#fc0] bg-[#fc0] text-[#1a1a1a]",
    drawing: "PostFinance",
  },
];

/** Two rings; what they share is the middle of both colours. */
function rings(one: string, other: string): ReactElement {
  return (
    <svg width="34" height="20" viewBox="0 0 34 20" focusable="false">
      <circle cx="12" cy="10" r="9" fill={one} />
      <circle cx="22" cy="10" r="9" fill={other} />
      <path d="M17 2.5a9 9 0 0 1 0 15a9 9 0 0 1 0-15Z" fill="#8a4a4a" opacity=".75" />
    </svg>
  );
}

/** The ways to pay that the footer names (purchase spec §9, "Footer logos"). */
export function PaymentMarks({ title }: { readonly title: string }) {
  return (
    <ul className="mt-4 flex flex-wrap gap-2 text-[11px]/4" aria-label={title}>
      {marks.map(({ name, className, drawing }) => (
        <li
          key={name}
          className={`flex min-h-[30px] min-w-12 items-center justify-center rounded-[6px] border px-1.5 font-strong whitespace-nowrap forced-color-adjust-none ${className}`}
        >
          <span aria-hidden="true">{drawing}</span>
          <span className="sr-only">{name}</span>
        </li>
      ))}
    </ul>
  );
}
