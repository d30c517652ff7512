import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { ChevronDown, Footprints, TriangleAlert } from "lucide";
import { useId } from "react";
import { formatMoney } from "../../contracts/money.ts";
import { dateOf } from "../../contracts/time.ts";
import type { TimedLeg, Trip } from "../../contracts/transport.ts";
import { fromPrice } from "../../machines/transport/price.rules.ts";
import { LoadFailureNotice } from "../../parts/load-failure/load-failure-notice.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Price } from "../../ui/price.tsx";
import { useLazyCode } from "../../ui/use-lazy-code.ts";
import { daysBetween } from "./days-between.ts";
import { LineBadge } from "./line-badge.tsx";
import { Occupancy } from "./occupancy.tsx";
import { Platform, Time } from "./times.tsx";
import { tripDetails } from "./trip-details.lazy.ts";
import { useDurationWords } from "./use-duration-words.ts";

interface Props {
  readonly trip: Trip;
  /** ms since 1970 */
  readonly now: number;
  readonly isOpen: boolean;
  /** "Book trip" was pressed, and the code of the dialog is loading. */
  readonly isBooking: boolean;
  readonly toggle: () => void;
  readonly book: () => void;
}

/** A connection: when, how long, with what. Its details open below, with the button that books it. */
export function TripCard({ trip, now, isOpen, isBooking, toggle, book }: Props) {
  const { t } = useLingui();
  const durationWords = useDurationWords();
  const id = useId();
  const { code: Details, hasFailed, retry } = useLazyCode(tripDetails, true);
  const { legs, transfers, startTime, endTime } = trip;
  const rides = legs.flatMap(({ timedLeg }) => (timedLeg ? [timedLeg] : []));
  const [first] = rides;
  const last = rides.at(-1);
  const from = fromPrice(trip);
  const walksFirst = legs[0]?.transferLeg && legs[0].transferLeg.distance > 0;
  const leaves = walksFirst ? startTime : (first?.start.serviceDeparture?.estimatedTime ?? startTime);
  const hasLeft = Date.parse(leaves) < now;
  const isCancelled = rides.some(({ service }) => service.serviceStatus?.cancelled);
  const days = daysBetween(dateOf(startTime), dateOf(endTime));
  const changes = transfers === 0 ? t`direct` : t`${plural(transfers, { one: "# change", other: "# changes" })}`;
  return (
    <article
      aria-labelledby={`${id}-times`}
      className={`rounded-card border bg-surface ${isOpen ? "border-accent inset-ring-[0.5px] inset-ring-accent" : "border-line"}`}
    >
      {/* A press anywhere but on the button that books shows the details. Where there is room it is one row. */}
      <div
        className={`transition-quick relative hover:bg-surface-2 @min-[860px]:flex @min-[860px]:items-center @min-[860px]:pe-4 ${isOpen ? "rounded-t-card" : "rounded-card"}`}
      >
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-details`}
          onClick={toggle}
          className="focus-ring flex w-full flex-col gap-2.5 rounded-card p-4 text-start after:absolute after:inset-0 @min-[860px]:grid @min-[860px]:min-w-0 @min-[860px]:grow @min-[860px]:grid-cols-[4fr_7fr] @min-[860px]:items-center @min-[860px]:gap-x-6"
        >
          <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pe-8 @min-[860px]:flex-col @min-[860px]:p-0">
            <span id={`${id}-times`} className="flex flex-wrap items-baseline gap-x-2 text-18 font-strong">
              {/* Inline: a flex box would lay them out in the page's direction, from right to left the arrival first. */}
              <span>
                {first && !walksFirst ? <Time of={first.start.serviceDeparture} /> : <WallTime of={startTime} />}{" "}
                <span aria-hidden>–</span>
                <span className="sr-only">{t`until`}</span>{" "}
                {last && !legs.at(-1)?.transferLeg ? <Time of={last.end.serviceArrival} /> : <WallTime of={endTime} />}
              </span>
              {days > 0 && (
                <span className="text-12 font-value text-ink-2">
                  {t`${plural(days, { one: "+# day", other: "+# days" })}`}
                </span>
              )}
            </span>
            <span className="text-14 text-ink-2">
              {durationWords(trip.duration)} · {changes}
            </span>
          </span>
          <span className="flex min-w-0 flex-col gap-2.5 @min-[860px]:gap-1">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
              {legs.map(
                ({ id: legId, timedLeg, transferLeg }) =>
                  (timedLeg && <LineBadge key={legId} service={timedLeg.service} />) ||
                  (transferLeg && transferLeg.distance > 0 && (
                    <span key={legId} className="inline-flex items-center gap-1 text-14 text-ink-2">
                      <Icon of={Footprints} size={16} name={t`on foot`} />
                      {durationWords(transferLeg.duration)}
                    </span>
                  )),
              )}
            </span>
            <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-14 text-ink-2">
              {first && <Direction leg={first} />}
              {first?.occupancy && (
                <span className="inline-flex items-center gap-3">
                  <Occupancy of={first.occupancy} isShort />
                </span>
              )}
            </span>
          </span>
          {isCancelled && (
            <span className="flex items-center gap-2 text-14 font-strong text-red @min-[860px]:col-span-2">
              <Icon of={TriangleAlert} size={16} />
              {t`Cancelled: this connection can’t be travelled as planned.`}
            </span>
          )}
        </button>
        <Icon
          of={ChevronDown}
          className={`transition-quick pointer-events-none absolute end-4 top-4.5 text-ink-2 @min-[860px]:static @min-[860px]:order-1 ${isOpen ? "rotate-180" : ""}`}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pb-4 @min-[860px]:min-w-68 @min-[860px]:shrink-0 @min-[860px]:justify-end @min-[860px]:p-0 @min-[860px]:pe-4">
          {hasLeft || from === null ? (
            <p className="text-14 text-ink-2 @min-[860px]:max-w-64 @min-[860px]:text-end">
              {hasLeft ? t`This connection has already left.` : t`No tickets are sold for this connection.`}
            </p>
          ) : (
            <>
              <p className="text-16">
                <span className="text-14 text-ink-2">{t`from`}</span>{" "}
                <Price of={formatMoney(from)} className="font-strong" />
              </p>
              <Button
                className="z-1"
                size="medium"
                variant={isOpen ? "primary" : "secondary"}
                describedBy={`${id}-times`}
                busy={isBooking}
                busyWord={t`One moment, please.`}
                onPress={book}
              >{t`Book trip`}</Button>
            </>
          )}
        </div>
      </div>
      <div id={`${id}-details`} hidden={!isOpen}>
        {isOpen && (
          <div className="border-t border-line p-4 *:max-w-[720px]">
            {Details ? (
              <Details trip={trip} />
            ) : (
              hasFailed && <LoadFailureNotice failure={navigator.onLine ? "error500" : "offline"} retry={retry} />
            )}
          </div>
        )}
      </div>
    </article>
  );
}

function WallTime({ of }: { readonly of: string }) {
  return <bdi className="tabular-nums">{of.slice(11, 16)}</bdi>;
}

/** "to Brig · Platform 7" */
function Direction({ leg: { start, service } }: { readonly leg: TimedLeg }) {
  const { t } = useLingui();
  const { destinationName: direction, mode } = service;
  return (
    <span className="flex min-w-0 flex-wrap gap-x-2">
      {direction && <span className="hyphens-auto">{t`to ${direction}`}</span>}
      <Platform
        planned={start.plannedStopPointName}
        estimated={start.estimatedStopPointName}
        isTrain={mode.ptMode === "TRAIN" || mode.ptMode === "MOUNTAIN_TRAIN"}
      />
    </span>
  );
}
