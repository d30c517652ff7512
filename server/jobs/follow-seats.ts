import type { Services } from "../services.ts";

/** Updates this process's lists with taken and released seats. */
export async function followSeatsJob({ discovery }: Services): Promise<void> {
  await discovery.followSeats();
}
