import * as v from "valibot";

const ActivityPath = v.object({ id: v.union([v.number(), v.string()]), locale: v.string() });

/** What the server parses of these calls, by method and path. */
export const activityRequests = {
  "GET /activity/{id}-{locale}/": { params: ActivityPath },
};
