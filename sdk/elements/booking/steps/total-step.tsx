import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { CalendarCheck, TrainFront, Trash2 } from "lucide";
import { languageTag } from "../../../contracts/locale.ts";
import { totalLines } from "../../../contracts/price-lines.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Price } from "../../../ui/price.tsx";
import { ActivityOnRequest } from "../../../parts/conditions/activity-on-request.tsx";
import { Line } from "../../../parts/cart/line.tsx";
import { useCodeWord } from "../../../parts/codes/code-name.ts";
import { PartView } from "../lazy-parts.tsx";
import type { FewerOnTrips, TotalView } from "../booking.props.ts";
import { StepHeading } from "../frame/step-heading.tsx";
import type { LazyStepProps } from "../step-body.tsx";
import { cutOffInWords, dayAndTime } from "../../../parts/when.ts";
import { Connections } from "./connections.tsx";
import { Difference } from "./difference.tsx";
import { TotalLine } from "../../../ui/total-line.tsx";

/** Is everything right? What is booked, what it costs, until when it can be cancelled. */
export default function TotalStep({ props: { view, locale, progress }, takesFocus, notice }: LazyStepProps) {
  const { t } = useLingui();
  if (view.kind !== "total") return null;
  const tag = languageTag(locale);
  return (
    <>
      <StepHeading takesFocus={takesFocus}>{t`Is everything right?`}</StepHeading>
      <div className="flex items-start justify-between gap-4 border-b border-line py-4">
        <div className="min-w-0">
          <p className="text-16 font-strong">{dayAndTime(view.date, view.time, tag)}</p>
          <p className="text-14 hyphens-auto text-ink-2">{view.offerLabel}</p>
        </div>
        {progress.back && (
          <span className="-mt-2.5">
            <Button variant="quiet" size="small" onPress={progress.back.go}>{t`Change`}</Button>
          </span>
        )}
      </div>
      <dl className="border-b border-line py-3 text-16">
        {view.lines.map((line) => (
          <TotalLine key={`${line.kind}-${line.label}`} {...line} />
        ))}
        {view.cost && <FeeAndRebates {...view.cost} />}
      </dl>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-4">
        <span className="text-18 font-strong">{t`Total`}</span>
        {/* The price has its own direction: the margin is the line's. */}
        <span className="ms-auto">
          <Price of={view.total} className="text-28 font-strong tracking-tight" />
        </span>
      </div>
      <p className="pt-1 pb-3 text-14 text-ink-2">
        {view.isNet ? `${t`net price`} · ${t`VAT included`}` : t`VAT included`}
      </p>
      {notice}
      <div className="flex flex-col gap-2">
        {view.journey && <PartView part="movingTrips" locale={locale} journey={view.journey} />}
        {view.fewerOnTrips && <FewerOnTripsNotice {...view.fewerOnTrips} />}
        {view.difference && <Difference {...view.difference} />}
        {view.cancellableUntil ? (
          <Notice
            tone="success"
            icon={CalendarCheck}
          >{t`Free cancellation until ${cutOffInWords(view.cancellableUntil, tag)}`}</Notice>
        ) : (
          <Notice>{t`Once booked, this can't be cancelled.`}</Notice>
        )}
        {view.isOnRequest && <ActivityOnRequest end={view.requestEnd} isInvoiced={view.isInvoiced} languageTag={tag} />}
      </div>
      {view.connections && <Connections {...view.connections} languageTag={tag} />}
      {view.answers.length > 0 && (
        <dl className="pt-4 text-14">
          {view.answers.map((answer, index) => (
            <div key={index} className="flex justify-between gap-4 py-0.5">
              <dt className="min-w-0 hyphens-auto text-ink-2">{answer.label}</dt>
              <dd className="min-w-0 text-end wrap-break-word">{answer.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {view.trash && (
        <p className="pt-3">
          <Button variant="quiet" size="small" icon={Trash2} onPress={view.trash}>{t`Remove from the basket`}</Button>
        </p>
      )}
    </>
  );
}

/** Between tickets and total, as on the confirmation (RULES 10). */
function FeeAndRebates({ total, serviceFee, codes }: NonNullable<TotalView["cost"]>) {
  const { t } = useLingui();
  const codeWord = useCodeWord();
  return totalLines({ total: total.amount, serviceFee, codes })
    .slice(0, -1)
    .map(({ kind, name, amount }, index) => (
      <Line key={index} label={kind === "rebate" ? codeWord(kind, name ?? "") : t`Service fee`} amount={amount} />
    ));
}

/** More come than the rides of the item are for: the others need tickets of their own. */
function FewerOnTripsNotice({ persons, search }: FewerOnTrips) {
  const { t } = useLingui();
  return (
    <Notice
      tone="warning"
      actions={
        <a
          href={search}
          target="_blank"
          rel="noopener"
          className="focus-ring inline-flex min-h-11 items-center gap-2 rounded-field font-strong hover:underline"
        >
          <Icon of={TrainFront} size={16} />
          {t`Find a connection for the others`}
        </a>
      }
    >
      {t`${plural(persons, {
        one: "Your rides stay for # person. The others need tickets of their own.",
        other: "Your rides stay for # people. The others need tickets of their own.",
      })}`}
    </Notice>
  );
}
