import { PaymentMark, paymentName } from "../../sdk/ui/payment-mark.tsx";

interface PaymentMarksProps {
  readonly title: string;
  /** The methods of the payment provider, and brands of its cards. */
  readonly marks: readonly string[];
}

/** The ways to pay that the footer names (purchase spec §9, "Footer logos"): those that the shop really takes. */
export function PaymentMarks({ title, marks }: PaymentMarksProps) {
  return (
    <ul className="mt-4 flex flex-wrap gap-2" aria-label={title}>
      {marks.map((mark) => (
        <li key={mark} className="forced-color-adjust-none">
          <PaymentMark of={mark} />
          <span className="sr-only">{paymentName(mark)}</span>
        </li>
      ))}
    </ul>
  );
}
