import * as v from "valibot";

const params = v.object({ cardId: v.pipe(v.string(), v.maxLength(64)) });

/** What the server parses of these calls, by method and path. */
export const savedCardRequests = {
  "PATCH /account/cards/{cardId}/": { params, body: v.object({ isDefault: v.literal(true) }) },
  "DELETE /account/cards/{cardId}/": { params },
};
