import type { VNode } from "preact";

/** Drawn marks of 48 x 30 px on white, in the colours that people know each by. */
const marks: readonly { readonly name: string; readonly class: string; readonly drawing: VNode | string }[] = [
  { name: "TWINT", class: "mark-twint", drawing: "TWINT" },
  { name: "Visa", class: "mark-visa", drawing: "VISA" },
  { name: "Mastercard", class: "mark-rings", drawing: rings("#eb001b", "#f79e1b") },
  { name: "Maestro", class: "mark-rings", drawing: rings("#eb001b", "#00a2e5") },
  { name: "American Express", class: "mark-amex", drawing: "AMEX" },
  { name: "Apple Pay", class: "mark-apple", drawing: "Apple Pay" },
  { name: "PostFinance", class: "mark-postfinance", drawing: "PostFinance" },
];

/** Two rings; what they share is the middle of both colours. */
function rings(one: string, other: string): VNode {
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
    <ul class="marks" aria-label={title}>
      {marks.map(({ name, class: className, drawing }) => (
        <li key={name} class={`mark ${className}`}>
          <span aria-hidden="true">{drawing}</span>
          <span class="unseen">{name}</span>
        </li>
      ))}
    </ul>
  );
}
