import * as v from "valibot";
import { timetableProvider } from "../provider.ts";
import { isServiceAddress } from "../service-address.ts";

const swissService = "https://api.opentransportdata.swiss/ojp20";

/** A service that speaks OJP 2.0: `OJP_TOKEN` chooses it, and it is the Swiss one unless `OJP_URL` names another. */
export const ojpTimetableProvider = timetableProvider({
  name: "ojp",
  settings: {
    OJP_TOKEN: v.optional(
      v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, "a token has no spaces and no letters with accents")),
    ),
    OJP_URL: v.optional(
      v.pipe(v.string(), v.check(isServiceAddress, "an https address such as https://ojp.example/ojp20 is wanted")),
    ),
    /** `RequestorRef` of the standard: who asks. */
    OJP_REQUESTOR: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/, "up to 64 letters and digits are wanted"))),
  },
  chosenBy({ OJP_TOKEN, OJP_URL }) {
    if (OJP_TOKEN) return "OJP_TOKEN";
    return OJP_URL ? "OJP_URL" : null;
  },
  problem: ({ OJP_TOKEN }) =>
    OJP_TOKEN ? null : "OJP_TOKEN is missing: with OJP_URL set, the service wants to know who asks.",
  async create({ OJP_TOKEN: token = "", OJP_URL: url = swissService, OJP_REQUESTOR: requestor = "gipfel" }, deps) {
    const { ojpTimetable } = await import("./ojp.ts");
    return ojpTimetable({ url, token, requestor }, deps.clock, deps.log);
  },
});
