import { call } from "../call.ts";
import { HumanCheck } from "../human-check.ts";

/** `GET /human-check/challenge/`. */
export const getHumanCheck = call({ method: "GET", path: "/human-check/challenge/", answer: HumanCheck });
