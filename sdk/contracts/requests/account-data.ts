import * as v from "valibot";

/** What the server parses of these calls, by method and path. */
export const accountDataRequests = {
  "POST /account/deletion/link/": { body: v.object({}) },
  "POST /account/deletion/": {
    body: v.union([
      v.object({ password: v.pipe(v.string(), v.maxLength(128)) }),
      v.object({ token: v.pipe(v.string(), v.maxLength(300)) }),
    ]),
  },
};
