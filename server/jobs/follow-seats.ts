import type { Services } from "../services.ts";

/** Keeps this process's lists up to date with the seats that anybody takes and gives back. */
export async function followSeatsJob({ discovery }: Services): Promise<void> {
  await discovery.followSeats();
}
