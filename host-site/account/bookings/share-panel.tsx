import { useState } from "react";
import { Refused } from "../../forms/message.tsx";
import { ActionLink } from "../../forms/submit.tsx";
import { useLoaded } from "../../forms/use-loaded.ts";
import { useSending } from "../../forms/use-sending.ts";
import { callApi } from "../../api.ts";
import { changeBookingShare, getBookingShare } from "../../../sdk/contracts/calls/share-booking.ts";
import type { CallInput } from "../../../sdk/contracts/call.ts";
import { copyText } from "../../../sdk/ui/copy-text.ts";
import { textLink } from "../../../sdk/ui/text-button.tsx";
import { useAccount } from "../../sections/context.ts";
import { asideTitle, quiet } from "../../sections/classes.ts";
import type { Management } from "./shown-booking.ts";

type Change = CallInput<typeof changeBookingShare>["body"]["change"];

/** The link for fellow travellers: made, handed on, replaced and taken back. */
export function SharePanel({ management: { bookingId, token } }: { readonly management: Management }) {
  const words = useAccount().words.share;
  const params = { bookingId };
  const { loaded, replace } = useLoaded(bookingId, () =>
    callApi(getBookingShare, { params, query: { token: token ?? undefined } }),
  );
  const { sending, send } = useSending();
  const [last, setLast] = useState<Change>("share");
  if (loaded.state !== "shown") return null;
  const { url } = loaded.data;
  const change = (next: Change) => {
    setLast(next);
    send(
      () => callApi(changeBookingShare, { params, body: { change: next, ...(token !== null && { token }) } }),
      replace,
    );
  };
  const isBusy = sending.state === "sending";
  return (
    <section id="share" className="print:hidden" aria-labelledby="share-title">
      <h3 id="share-title" className={asideTitle}>
        {words.title}
      </h3>
      <p className={`text-pretty ${quiet}`}>{words.text}</p>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-3">
        {url === null ? (
          <ActionLink isBusy={isBusy} onPress={() => change("share")}>
            {words.make}
          </ActionLink>
        ) : (
          <>
            <a className={textLink} href={url} target="_blank" rel="noopener">
              {words.open}
            </a>
            <HandOn key={url} url={url} />
            <ActionLink isBusy={isBusy} onPress={() => change("renew")}>
              {words.renew}
            </ActionLink>
            <ActionLink isBusy={isBusy} onPress={() => change("revoke")}>
              {words.revoke}
            </ActionLink>
          </>
        )}
      </p>
      <p role="status" className="mt-2 empty:hidden">
        {sending.state === "sent" && (url === null ? words.revoked : last === "renew" ? words.renewed : words.made)}
      </p>
      {sending.state === "refused" && <Refused refusal={sending.refusal} own={words.refusals} />}
    </section>
  );
}

/** By the device's own way of sharing where it has one; else on the clipboard, else as a text to select. */
function HandOn({ url }: { readonly url: string }) {
  const words = useAccount().words.share;
  const [state, set] = useState<"ready" | "handing" | "copied" | "failed">("ready");
  const copy = () =>
    copyText(url).then(
      () => set("copied"),
      () => set("failed"),
    );
  const share = async () => {
    set("handing");
    // A visitor who closes the dialog again has handed on nothing.
    await navigator.share({ url }).catch(() => {});
    set("ready");
  };
  const canShare = typeof navigator.share === "function";
  return (
    <>
      {canShare && (
        <ActionLink isBusy={state === "handing"} onPress={() => void share()}>
          {words.send}
        </ActionLink>
      )}
      <ActionLink isBusy={false} onPress={() => void copy()}>
        {words.copy}
      </ActionLink>
      <span role="status" className={state === "failed" ? "basis-full" : "sr-only"}>
        {state === "copied" && words.copied}
        {state === "failed" && (
          <>
            {words.notCopied} <span className="wrap-anywhere select-all">{url}</span>
          </>
        )}
      </span>
    </>
  );
}
