import { AppError } from "../../errors.ts";
import { wireInstant } from "../../domain/wall-time.ts";

/** A time whose cut-off has passed; `startsAt` is an instant of the database. */
export function availabilityClosed(startsAt: string): AppError {
  return new AppError("availability_closed", "This time can't be booked any more.", { date: wireInstant(startsAt) });
}

/** A time with fewer free seats than requested. */
export function availabilityFull(startsAt: string): AppError {
  return new AppError("availability_full", "There are not enough seats left at this time.", {
    date: wireInstant(startsAt),
  });
}
