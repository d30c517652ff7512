import { createHmac, timingSafeEqual } from "node:crypto";
import type { Env } from "../env.ts";
import type { TimetablePort } from "../ports/timetable/timetable.ts";
import { secretFor } from "./secret.ts";

/** Characters of a signature: 96 bits. */
const length = 16;

/**
 * A timetable whose trips have signed ids: what is sold for a trip goes by its id, and a client could put together one
 * that no search gives, such as a detour on which a saver is sold. Another id than a search's is unknown.
 */
export function withSignedTrips(timetable: TimetablePort, env: Pick<Env, "CSRF_SECRET">): TimetablePort {
  const secret = secretFor(env, "trips");
  const signatureOf = (id: string) => createHmac("sha256", secret).update(id).digest("base64url").slice(0, length);
  const sign = <Trip extends { readonly id: string }>(trip: Trip): Trip => ({
    ...trip,
    id: `${signatureOf(trip.id)}${trip.id}`,
  });
  return {
    ...timetable,
    async findTrips(query) {
      const found = await timetable.findTrips(query);
      return { ...found, trips: found.trips.map(sign) };
    },
    async readTrip(signed, locale) {
      const [signature, id] = [Buffer.from(signed.slice(0, length)), signed.slice(length)];
      const expected = Buffer.from(signatureOf(id));
      if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null;
      const trip = await timetable.readTrip(id, locale);
      return trip && sign(trip);
    },
  };
}
