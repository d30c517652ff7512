import { useLingui } from "@lingui/react/macro";
import { Hourglass } from "lucide";
import { languageTag, type Locale } from "../../../contracts/locale.ts";
import { Notice } from "../../../ui/notice.tsx";
import type { RequestEnd } from "../booking.props.ts";
import { cutOffInWords } from "../when.ts";

/** Says that the supplier still has to confirm, until when, and when the money is taken (RULES 8). */
export function OnRequest({ end, locale }: { readonly end: RequestEnd; readonly locale: Locale }) {
  const { t } = useLingui();
  return (
    <Notice icon={Hourglass}>
      <p className="font-strong">
        {end === undefined
          ? t`On request: the supplier confirms within 48 hours, and before it begins.`
          : end === null
            ? t`On request: the supplier confirms within 48 hours.`
            : t`On request: the supplier confirms by ${cutOffInWords(end, languageTag(locale))} at the latest.`}
      </p>
      <p>{t`A card is only charged for it once the supplier confirms. Other methods are charged at once; if the supplier can’t, you get all that you paid for it back.`}</p>
    </Notice>
  );
}
