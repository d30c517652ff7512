import { useLingui } from "@lingui/react/macro";
import { Check, Gift, Share } from "lucide";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { copyText } from "../../ui/copy-text.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import type { ActivityDetails } from "./activity.props.ts";

/** In a narrow place: the way to vouchers, and sharing the page (discovery spec §2, 4). */
export function MoreActions({
  vouchers,
  pageAddress,
  title,
}: Pick<ActivityDetails, "vouchers" | "pageAddress" | "title">) {
  const { t } = useLingui();
  const [isCopied, setCopied] = useState(false);

  /** The system's share sheet if there is one, else copies the address. Closing the sheet ends the action. */
  function share() {
    if (navigator.share) navigator.share({ title, url: pageAddress }).catch(() => {});
    else
      copyText(pageAddress).then(
        () => setCopied(true),
        () => {},
      );
  }
  return (
    <div className="grid gap-3 border-t border-line py-6 @3xl:hidden print:hidden">
      <LinkButton href={vouchers} icon={Gift} className="w-full">
        {t`Give a voucher`}
      </LinkButton>
      <Button variant="quiet" icon={isCopied ? Check : Share} wide onPress={share}>
        {isCopied ? t`Link copied` : t`Share this page`}
      </Button>
      <span role="status" className="sr-only">
        {isCopied ? t`Link copied` : ""}
      </span>
    </div>
  );
}
