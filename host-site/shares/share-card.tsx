import { Copy, Mail, Share2 } from "lucide";
import { useState } from "react";
import type { SharedPayment } from "../../sdk/contracts/share.ts";
import { Button } from "../../sdk/ui/button.tsx";
import { copyText } from "../../sdk/ui/copy-text.ts";
import { LinkButton } from "../../sdk/ui/link-button.tsx";
import { StatusChip } from "../lists/status-chip.tsx";
import { cardActions, itemCard, partTitle, quiet } from "../sections/classes.ts";
import { fill } from "../shell/fill.ts";
import { nameOfShare } from "./name-of-share.ts";
import type { SharesWords } from "./words.ts";

type Share = SharedPayment["shares"][number];

/** The state that a chip knows, for each of a share. */
const chips: Readonly<Record<Share["state"], string>> = {
  waiting: "pending",
  refused: "refused",
  paying: "paying",
  authorised: "confirmed",
  charged: "confirmed",
  not_charged: "failed",
  voided: "over",
};

/** One share for the organiser: how it stands and, while it can be paid, its link. */
export function ShareCard({ share, words }: { readonly share: Share; readonly words: SharesWords }) {
  return (
    <li className={itemCard}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <h2 className={`min-w-0 hyphens-auto ${partTitle}`}>{nameOfShare(share, words)}</h2>
        <p className="text-18 font-strong whitespace-nowrap tabular-nums">{share.amount.formatted}</p>
        <p className="flex basis-full flex-wrap items-center gap-x-3 gap-y-1">
          <StatusChip state={chips[share.state]}>{words.states[share.state]}</StatusChip>
          {/* Who has tried to pay has given their address themselves. */}
          {share.isMailed && share.state === "waiting" && <span className={quiet}>{words.mailed}</span>}
        </p>
      </div>
      {(share.state === "waiting" || share.state === "refused") && <Link url={share.url} words={words} />}
    </li>
  );
}

/** The ways to pass a link on, or to pay this share oneself. */
function Link({ words, url }: { readonly words: SharesWords; readonly url: string }) {
  const [copied, setCopied] = useState<"no" | "yes" | "failed">("no");
  const copy = () =>
    copyText(url).then(
      () => setCopied("yes"),
      () => setCopied("failed"),
    );
  return (
    <div className="grid gap-3">
      <div className={cardActions}>
        <Button variant="secondary" icon={Copy} onPress={() => void copy()}>
          {words.copy}
        </Button>
        {typeof navigator.share === "function" ? (
          <Button
            variant="secondary"
            icon={Share2}
            onPress={() => void navigator.share({ text: fill(words.mailText, { url }) }).catch(() => undefined)}
          >
            {words.share}
          </Button>
        ) : (
          <LinkButton
            icon={Mail}
            href={`mailto:?subject=${encodeURIComponent(words.mailSubject)}&body=${encodeURIComponent(fill(words.mailText, { url }))}`}
          >
            {words.send}
          </LinkButton>
        )}
      </div>
      <p role="status" className={`${quiet} empty:hidden`}>
        {copied === "yes" ? words.copied : copied === "failed" ? words.notCopied : ""}
      </p>
      <p>
        <a className="link" href={url}>
          {words.payHere}
        </a>
      </p>
    </div>
  );
}
