import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { TroubleFacts } from "../booking.props.ts";

/** What is said of troubles that later steps alone can meet. `date` is the slot in words, empty where none is meant. */
export function troubleWords(code: TroubleFacts["code"], date: string): MessageDescriptor | undefined {
  switch (code) {
    case "errorDate":
      return msg({
        id: "activity.widget.errorDate",
        message: `${date} can no longer be booked like this. Nothing was charged. Please choose differently, or fewer tickets.`,
      });
    case "restore":
      return msg`Not everything of this link can still be booked. Please choose what is missing.`;
    case "reservationLost":
      return msg`The reservation that you wanted to change has lapsed. Your choices are kept: you can reserve them anew.`;
    case "notRebookable":
      return msg`This booking can no longer be moved. Nothing has changed.`;
    case "costsMore":
      return msg`Meanwhile this costs more than you have paid. Nothing has changed. Please choose another time or fewer tickets.`;
    default:
      return undefined;
  }
}
