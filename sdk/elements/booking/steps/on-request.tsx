import { useLingui } from "@lingui/react/macro";
import { Hourglass } from "lucide";
import { Notice } from "../../../ui/notice.tsx";

/** Says that the supplier still has to confirm, and when the money is taken (RULES 8). */
export function OnRequest() {
  const { t } = useLingui();
  return (
    <Notice icon={Hourglass}>
      <p className="font-strong">{t`On request: the supplier confirms within 48 hours.`}</p>
      <p>{t`A card is only charged once the supplier confirms. Other methods are charged at once; if the supplier can’t, you get all of it back.`}</p>
    </Notice>
  );
}
