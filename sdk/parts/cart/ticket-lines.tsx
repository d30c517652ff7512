import type { Reservation } from "../../contracts/cart.ts";
import { reservationLines } from "../../contracts/price-lines.ts";
import { ticketCount } from "../../contracts/ticket-count.ts";
import { Line } from "./line.tsx";

/** "2 × Adult  CHF 98.00", then a line for each deposit. */
export function TicketLines({ reservation }: { readonly reservation: Reservation }) {
  return (
    <dl className="flex flex-col gap-1 text-14">
      {reservationLines(reservation).map(({ name, quantity, amount }, index) => (
        <Line key={index} label={ticketCount(quantity, name ?? "")} amount={amount} />
      ))}
    </dl>
  );
}
