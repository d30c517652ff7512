/** What comes when the visitor does: every step, and whatever holds seats or money. */
export { bookingMachine as machine } from "../../machines/booking/booking.machine.ts";
export { implementBooking as implement } from "./booking.implement.ts";
export { connectBooking as connect } from "./booking.connect.ts";
export { fullInput as input } from "./full-input.ts";
