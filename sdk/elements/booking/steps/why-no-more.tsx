import { Plural, Trans } from "@lingui/react/macro";
import type { TicketDetails } from "../booking.props.ts";

export interface WhyNoMoreProps {
  readonly why: NonNullable<TicketDetails["why"]>;
  readonly label: string;
  /** "10:30"; null for a whole day. */
  readonly time: string | null;
}

/**
 * Why plus is off, and what could be done: "You have all 4 seats at 10:30. For one more, choose 12:00: 6 seats are
 * free."
 */
export function WhyNoMore({ why, label, time }: WhyNoMoreProps) {
  if (why.kind !== "capacity")
    return (
      <Plural
        value={why.maximum}
        one={`One ${label} is the most for one booking.`}
        other={`# × ${label} is the most for one booking.`}
      />
    );
  const { seats, other } = why;
  return (
    <>
      {time === null ? (
        <Plural value={seats} one="You have the only seat of this day." other="You have all # seats of this day." />
      ) : (
        <Plural value={seats} one={`You have the only seat at ${time}.`} other={`You have all # seats at ${time}.`} />
      )}{" "}
      {other &&
        (other.seats === null ? (
          <Trans>For one more, choose {other.time}.</Trans>
        ) : (
          <Plural
            value={other.seats}
            one={`For one more, choose ${other.time}: # seat is free.`}
            other={`For one more, choose ${other.time}: # seats are free.`}
          />
        ))}
    </>
  );
}
