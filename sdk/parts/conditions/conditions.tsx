import { useLingui } from "@lingui/react/macro";
import { CalendarCheck } from "lucide";
import { Icon } from "../../ui/icon.tsx";
import { cutOffInWords } from "../when.ts";
import { ActivityOnRequest } from "./activity-on-request.tsx";

interface Props {
  readonly isOnRequest: boolean;
  readonly isInvoiced: boolean;
  /** When a request ends before its 48 hours; undefined until a time is chosen. */
  readonly requestEnd?: string | null | undefined;
  /** It can't be cancelled. */
  readonly isFinal: boolean;
  /** An instant with Zurich's offset, or null where it can't be cancelled or no time is chosen. */
  readonly cancellableUntil: string | null;
  readonly languageTag: string;
}

/** Below every step of a booking before the total: what the visitor should know of it before they go on. */
export function Conditions({ isOnRequest, isInvoiced, requestEnd, isFinal, cancellableUntil, languageTag }: Props) {
  const { t } = useLingui();
  if (!isOnRequest && !isFinal && !cancellableUntil) return null;
  return (
    <div className={`flex flex-col gap-3 pt-3 ${isOnRequest || isFinal ? "" : "@min-[640px]/frame:hidden"}`}>
      {isOnRequest && <ActivityOnRequest end={requestEnd} isInvoiced={isInvoiced} languageTag={languageTag} />}
      {isFinal && <p className="text-14 text-ink-2">{t`Once booked, this can't be cancelled.`}</p>}
      {cancellableUntil && (
        /* Beside the steps the summary says it. */
        <p className="flex gap-2 text-14 text-success @min-[640px]/frame:hidden">
          <Icon of={CalendarCheck} size={16} className="mt-0.5" />
          <span className="min-w-0">{t`Free cancellation until ${cutOffInWords(cancellableUntil, languageTag)}`}</span>
        </p>
      )}
    </div>
  );
}
