import { useLingui } from "@lingui/react/macro";
import { OnRequestNotice } from "./on-request-notice.tsx";

interface Props {
  /**
   * When a request ends before its 48 hours: an instant with Zurich's offset, or null where it doesn't; undefined until
   * a time is chosen.
   */
  readonly end?: string | null | undefined;
  /** A distributor with an approved invoice is not charged (purchase spec §6). */
  readonly isInvoiced: boolean;
  readonly languageTag: string;
}

/** Says of one activity that its supplier still has to confirm, until when, and when the money is taken (RULES 8). */
export function ActivityOnRequest({ end, isInvoiced, languageTag }: Props) {
  const { t } = useLingui();
  return (
    <OnRequestNotice end={end} languageTag={languageTag}>
      <p>
        {isInvoiced
          ? t`You are invoiced only for what the supplier confirms.`
          : t`A card is only charged for it once the supplier confirms. Other methods are charged at once; if the supplier can’t, you get all that you paid for it back.`}
      </p>
    </OnRequestNotice>
  );
}
