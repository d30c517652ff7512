import { AppError } from "../../../errors.ts";
import { placeNotFound, samePlace } from "../refusals.ts";
import type { QueryProblem } from "./router/router.ts";

/** What a query's problem is to who has asked. */
export function refusalOf(problem: QueryProblem): AppError {
  switch (problem.code) {
    case "unknown_stop":
      return placeNotFound(problem.which === "from" ? "originId" : "destinationId");
    case "same_stop":
      return samePlace();
    case "outside_feed":
      return new AppError("outside_timetable", `The timetable covers ${problem.first} to ${problem.last}.`, {
        firstDate: problem.first,
        lastDate: problem.last,
      });
  }
}
