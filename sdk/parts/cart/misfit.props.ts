import type { Appointment } from "../get-there/get-there.props.ts";

export interface MisfitProps {
  /** The activity that the trip goes with. */
  readonly title: string;
  readonly startsAt: string;
  readonly isAllDay: boolean;
  readonly appointment: Appointment;
}
