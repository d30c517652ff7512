import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Accessibility, Bike, ChevronDown, type IconNode } from "lucide";
import type { ReactNode } from "react";
import type {
  Alight,
  Board,
  Intermediate,
  ServiceTime,
  TimedLeg,
  WheelchairAccess,
} from "../../contracts/transport.ts";
import { Icon } from "../../ui/icon.tsx";
import { LineBadge } from "./line-badge.tsx";
import { Occupancy } from "./occupancy.tsx";
import { Platform, Time } from "./times.tsx";
import { useDurationWords } from "./use-duration-words.ts";

/** A ride: where it begins, with what, where it ends. The stops between are folded. */
export function RideLeg({ leg }: { readonly leg: TimedLeg }) {
  const { t } = useLingui();
  const durationWords = useDurationWords();
  const { start, end, service, intermediates } = leg;
  const isTrain = service.mode.ptMode === "TRAIN" || service.mode.ptMode === "MOUNTAIN_TRAIN";
  const direction = service.destinationName;
  const carriers = service.carriers.map(({ name }) => name).join(", ");
  const isCancelled = service.serviceStatus?.cancelled === true;
  const count = intermediates.length;
  return (
    <div className={`py-3 ${isCancelled ? "text-ink-2" : ""}`}>
      {isCancelled && <p className="pb-2 text-14 font-strong text-red">{t`Cancelled`}</p>}
      <Call of={start} time={start.serviceDeparture} word={t`Departure`} isTrain={isTrain} isCancelled={isCancelled} />
      <div className="ms-6 flex flex-col gap-2 border-s-2 border-edge py-3 ps-11.5 text-14 text-ink-2">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <LineBadge service={service} />
          {direction && <span className="hyphens-auto text-ink">{t`to ${direction}`}</span>}
        </p>
        <p>{[durationWords(leg.duration), carriers].filter(Boolean).join(" · ")}</p>
        {service.headwayMinutes !== undefined && <p>{t`runs every ${service.headwayMinutes} minutes`}</p>}
        {leg.occupancy && (
          <p className="flex flex-wrap gap-x-4 gap-y-1">
            <Occupancy of={leg.occupancy} />
          </p>
        )}
        <Marks access={service.wheelchairAccess} takesBikes={service.takesBikes} />
        {count > 0 && (
          <details className="group">
            <summary className="focus-ring flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-accent [&::-webkit-details-marker]:hidden">
              <Icon of={ChevronDown} size={16} className="transition-quick group-open:rotate-180" />
              {t`${plural(count, { one: "# stop between", other: "# stops between" })}`}
            </summary>
            <ul className="flex flex-col gap-1.5 pb-2">
              {intermediates.map((call, index) => (
                <Between key={index} call={call} />
              ))}
            </ul>
          </details>
        )}
      </div>
      <Call of={end} time={end.serviceArrival} word={t`Arrival`} isTrain={isTrain} isCancelled={isCancelled} />
    </div>
  );
}

interface CallProps {
  readonly of: Board | Alight;
  readonly time: ServiceTime;
  readonly word: string;
  readonly isTrain: boolean;
  readonly isCancelled: boolean;
}

/** A stop where the traveller boards or alights. */
function Call({ of, time, word, isTrain, isCancelled }: CallProps) {
  const { t } = useLingui();
  return (
    <p className="grid grid-cols-[60px_minmax(0,1fr)_auto] items-baseline gap-x-3">
      <span className="font-strong">
        <span className="sr-only">{word} </span>
        <Time of={time} />
      </span>
      <bdi className={`font-strong hyphens-auto wrap-break-word ${isCancelled ? "line-through" : ""}`}>
        {of.stopPlaceName}
      </bdi>
      <span className="max-w-20 text-end text-14 text-ink-2 *:justify-end">
        <Platform planned={of.plannedStopPointName} estimated={of.estimatedStopPointName} isTrain={isTrain} />
      </span>
      {of.status?.requestStop && <span className="col-start-2 text-14 text-ink-2">{t`Stops on request.`}</span>}
      {of.status?.notServicedStop && <span className="col-start-2 text-14 text-red">{t`No stop here today.`}</span>}
    </p>
  );
}

function Between({ call }: { readonly call: Intermediate }) {
  const { t } = useLingui();
  return (
    <li className="flex flex-wrap gap-x-3">
      <Time of={call.serviceDeparture} className="min-w-11" />
      <bdi className={`min-w-0 wrap-break-word ${call.status?.notServicedStop ? "line-through" : ""}`}>
        {call.stopPlaceName}
      </bdi>
      {call.status?.notServicedStop && <span className="text-red">{t`No stop here today.`}</span>}
    </li>
  );
}

/** What a wheelchair user and a cyclist have to know. */
function Marks({ access, takesBikes }: { access: WheelchairAccess | undefined; takesBikes: boolean | undefined }) {
  const { t } = useLingui();
  const accessWords: Record<WheelchairAccess, string> = {
    yes: t`step-free`,
    assisted: t`with a wheelchair: staff help`,
    no: t`not with a wheelchair`,
  };
  if (access === undefined && takesBikes === undefined) return null;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1">
      {access && <Mark icon={Accessibility}>{accessWords[access]}</Mark>}
      {takesBikes !== undefined && <Mark icon={Bike}>{takesBikes ? t`takes bikes` : t`no bikes`}</Mark>}
    </p>
  );
}

function Mark({ icon, children }: { readonly icon: IconNode; readonly children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon of={icon} size={16} />
      {children}
    </span>
  );
}
