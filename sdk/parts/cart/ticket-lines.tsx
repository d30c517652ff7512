import { Fragment } from "react";
import type { Reservation } from "../../contracts/cart.ts";
import { ticketCount } from "../../contracts/ticket-count.ts";
import { Line } from "./line.tsx";

/** "2 × Adult  CHF 98.00", and a line for each deposit. */
export function TicketLines({ reservation }: { readonly reservation: Reservation }) {
  return (
    <dl className="flex flex-col gap-1 text-14">
      {reservation.ticketReservations.map(({ ticketCategory, quantity }, index) => (
        <Fragment key={index}>
          <Line
            label={ticketCount(quantity, ticketCategory.label.formatted)}
            amount={ticketCategory.price.amount * quantity}
          />
          {ticketCategory.articleLabel && ticketCategory.articlePrice && (
            <Line
              label={ticketCount(quantity, ticketCategory.articleLabel)}
              amount={ticketCategory.articlePrice.amount * quantity}
            />
          )}
        </Fragment>
      ))}
    </dl>
  );
}
