import { useLingui } from "@lingui/react/macro";
import { useLoadFailureWords } from "../../parts/load-failure/load-failure-notice.tsx";
import type { SearchFailure } from "./transport.props.ts";

/** A failure as a sentence that says what can be done. */
export function useFailureWords(): (kind: SearchFailure["kind"], from?: string, until?: string) => string {
  const { t } = useLingui();
  const sentences = useLoadFailureWords();
  return (kind, from = "", until = "") => {
    switch (kind) {
      case "outsideTimetable":
        // A timetable that is asked over OJP names no dates.
        if (from === "" || until === "")
          return t`There is no connection at this time. Try another time or another day.`;
        return t`The timetable doesn’t have this day: its connections are from ${from} to ${until}.`;
      case "rateLimited":
        return t`You have searched many times in a short while. Please wait a moment.`;
      case "unknownOrigin":
        return t`The timetable doesn’t know the origin. Please choose one of the list.`;
      case "unknownDestination":
        return t`The timetable doesn’t know the destination. Please choose one of the list.`;
      default:
        return sentences[kind];
    }
  };
}
