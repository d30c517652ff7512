import { useLingui } from "@lingui/react/macro";
import { Hourglass } from "lucide";
import type { ReactNode } from "react";
import { Notice } from "../../ui/notice.tsx";
import { cutOffInWords } from "../when.ts";

interface Props {
  /**
   * When a request ends before its 48 hours: an instant with Zurich's offset, or null where it doesn't; undefined until
   * a time is chosen.
   */
  readonly end: string | null | undefined;
  readonly languageTag: string;
  /** When the money is taken. */
  readonly children: ReactNode;
}

/** Says that the supplier still has to confirm, and until when (RULES 8). */
export function OnRequestNotice({ end, languageTag, children }: Props) {
  const { t } = useLingui();
  return (
    <Notice icon={Hourglass}>
      <p className="font-strong">
        {end === undefined
          ? t`On request: the supplier confirms within 48 hours, and before it begins.`
          : end === null
            ? t`On request: the supplier confirms within 48 hours.`
            : t`On request: the supplier confirms by ${cutOffInWords(end, languageTag)} at the latest.`}
      </p>
      {children}
    </Notice>
  );
}
