import { callApi } from "../../api.ts";
import { Message, Refused } from "../../forms/message.tsx";
import { ActionButton } from "../../forms/submit.tsx";
import { useSending } from "../../forms/use-sending.ts";
import { sendManagementLink } from "../../../sdk/contracts/calls/manage.ts";
import { useAccount } from "../../sections/context.ts";
import type { LinkRefusal } from "./shown-booking.ts";

/** Why a booking can't be changed here, and the way on: the signed link goes to the booking's own address. */
export function LinkNeeded({ bookingId, refusal }: { readonly bookingId: string; readonly refusal: LinkRefusal }) {
  const words = useAccount().words.bookingLink;
  const { sending, send } = useSending();
  if (sending.state === "sent")
    return (
      <Message kind="done" takesFocus>
        <p>{words.sentHere}</p>
      </Message>
    );
  return (
    <Message
      kind={refusal === "manage_link_needed" ? "info" : "warning"}
      actions={
        <ActionButton
          variant="secondary"
          isBusy={sending.state === "sending"}
          onPress={() => send(() => callApi(sendManagementLink, { body: { bookingId } }))}
        >
          {words.send}
        </ActionButton>
      }
    >
      <p>{words.reasons[refusal]}</p>
      {sending.state === "refused" && <Refused refusal={sending.refusal} own={words.refusals} />}
    </Message>
  );
}
