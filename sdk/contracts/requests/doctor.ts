import * as v from "valibot";
import { doctorLimits } from "../doctor-limits.ts";

/** What the server parses of these calls, by method and path. */
export const doctorRequests = {
  "POST /doctor/": {
    body: v.union(
      [
        v.strictObject({ address: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(doctorLimits.address)) }),
        v.strictObject({ html: v.pipe(v.string(), v.minLength(1), v.maxLength(doctorLimits.html)) }),
      ],
      "either address or html is wanted",
    ),
  },
};
