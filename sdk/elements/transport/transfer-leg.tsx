import { useLingui } from "@lingui/react/macro";
import { ArrowLeftRight, Footprints } from "lucide";
import { minutesOf } from "../../contracts/iso-duration.ts";
import { timeOf } from "../../contracts/time.ts";
import type { TransferLeg as Transfer } from "../../contracts/transport.ts";
import { minutesAfter } from "../../machines/transport/time.rules.ts";
import { Icon } from "../../ui/icon.tsx";
import { useDurationWords } from "./use-duration-words.ts";

interface Props {
  readonly leg: Transfer;
  /** The instant at which a way on foot begins; null where it isn't known. */
  readonly begins: string | null;
}

/** A change at a station, or a way on foot: how long it takes, and how long there is for it. */
export function TransferLeg({ leg, begins }: Props) {
  const { t } = useLingui();
  const durationWords = useDurationWords();
  const { distance, duration, available, endName } = leg;
  const way = durationWords(duration);
  const isWalk = distance > 0;
  return (
    <p className="flex gap-3 rounded-field bg-surface-2 px-3 py-2.5 text-14">
      <Icon of={isWalk ? Footprints : ArrowLeftRight} size={16} className="mt-0.5 text-ink-2" />
      <span className="min-w-0 hyphens-auto">
        {isWalk && begins && (
          <bdi className="block font-strong tabular-nums">
            {timeOf(begins)} – {timeOf(minutesAfter(begins, minutesOf(duration)))}
          </bdi>
        )}
        {isWalk ? t`${way} on foot to ${endName} (${distance} m)` : t`Change: ${way} are needed`}
        {available !== undefined && (
          <span className="text-ink-2"> · {t`${durationWords(available)} until the departure`}</span>
        )}
      </span>
    </p>
  );
}
