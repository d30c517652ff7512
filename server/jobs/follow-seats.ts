import type { Services } from "../services.ts";

/** Keeps this process's lists up to date with the seats that anybody takes and gives back. */
export async function followSeatsJob({ finding }: Services): Promise<void> {
  await finding.followSeats();
}
