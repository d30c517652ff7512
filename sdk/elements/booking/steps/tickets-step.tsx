import { useLingui } from "@lingui/react/macro";
import { useId, type ReactNode } from "react";
import { Select } from "../../../ui/select.tsx";
import { StepHeading } from "../frame/step-heading.tsx";
import { agesInWords } from "./ages.ts";
import { TicketRow } from "./ticket-row.tsx";

export interface TicketView {
  readonly ticketCategoryId: number;
  readonly label: string;
  readonly discount: string | null;
  readonly minAge: number | null;
  readonly maxAge: number | null;
  /** Persons of one ticket; above 1 it is said. */
  readonly occupancy: number;
  /** "CHF 190.00" */
  readonly price: string;
  /** A deposit that comes with each: its words and price. */
  readonly deposit: { readonly label: string; readonly price: string } | null;
  readonly quantity: number;
  readonly canMinus: boolean;
  readonly canPlus: boolean;
  /** Why plus is off, on the row touched last. */
  readonly reason: string | undefined;
  /** Ages of the children that this row counts, where they are asked; null is not yet chosen. */
  readonly childrenAges?: readonly (number | null)[] | undefined;
}

export interface TicketsStepProps {
  /** "Sat 21 November 2026, 10:30 · 4 seats free" */
  readonly slot: string;
  readonly tickets: readonly TicketView[];
  readonly takesFocus: boolean;
  readonly notice: ReactNode;
  readonly onMinus: (ticketCategoryId: number) => void;
  readonly onPlus: (ticketCategoryId: number) => void;
  readonly onChildAge?: (index: number, age: number) => void;
}

/** Children are 0 to 11 (purchase spec §5). */
const childrenAges = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** Who? A row a kind of ticket. */
export default function TicketsStep({ slot, tickets, takesFocus, notice, onMinus, onPlus, onChildAge }: TicketsStepProps) {
  const { t } = useLingui();
  const reasonId = useId();
  return (
    <>
      <StepHeading takesFocus={takesFocus} note={slot}>{t`Who is coming along?`}</StepHeading>
      {notice}
      <ul className="-mt-1">
        {tickets.map((ticket) => (
          <TicketRow
            key={ticket.ticketCategoryId}
            label={ticket.label}
            hint={[
              agesInWords(ticket.minAge, ticket.maxAge, t),
              ticket.occupancy > 1 && t`for ${ticket.occupancy} people`,
              ticket.deposit && t`plus ${ticket.deposit.label} ${ticket.deposit.price}`,
            ]
              .filter(Boolean)
              .join(" · ")}
            price={ticket.price}
            discount={ticket.discount ?? undefined}
            value={ticket.quantity}
            canMinus={ticket.canMinus}
            canPlus={ticket.canPlus}
            reason={ticket.reason}
            reasonId={reasonId}
            onMinus={() => onMinus(ticket.ticketCategoryId)}
            onPlus={() => onPlus(ticket.ticketCategoryId)}
            words={{ minus: t`One less: ${ticket.label}`, plus: t`One more: ${ticket.label}` }}
            more={
              ticket.childrenAges &&
              ticket.childrenAges.length > 0 && (
                <div className="mt-3 grid gap-3 @min-[300px]:grid-cols-2 @min-[430px]:grid-cols-3">
                  {ticket.childrenAges.map((age, index) => (
                    <Select
                      key={index}
                      label={t`Age of child ${index + 1}`}
                      value={age === null ? "" : String(age)}
                      placeholder={t`Age`}
                      options={childrenAges.map((years) => ({ value: String(years), label: years === 0 ? t`under 1` : String(years) }))}
                      onChange={(years) => onChildAge?.(index, Number(years))}
                    />
                  ))}
                </div>
              )
            }
          />
        ))}
      </ul>
    </>
  );
}
