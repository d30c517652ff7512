import { useLingui } from "@lingui/react/macro";
import { languageTag } from "../../../contracts/locale.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Bone, Skeleton } from "../../../ui/skeleton.tsx";
import { StepHeading } from "../frame/step-heading.tsx";
import type { LazyStepProps } from "../step-body.tsx";
import { fullDateInWords } from "../../../parts/when.ts";
import { OfferRow } from "./offer-row.tsx";
import { TicketList } from "./ticket-list.tsx";

/**
 * What, and at what time? Offers as rows, the start times of the chosen one below it; offers first, also for how many.
 */
export default function OffersStep({ props, takesFocus, notice }: LazyStepProps) {
  const { t } = useLingui();
  const { view, locale } = props;
  if (view.kind !== "offers") return null;
  const only = view.offers.length === 1 && (view.offers[0]?.slots.length ?? 0) > 0;
  return (
    <>
      <StepHeading takesFocus={takesFocus} note={view.date && fullDateInWords(view.date, languageTag(locale))}>
        {only && !props.isAllDay ? t`What time suits you?` : t`What would you like to book?`}
      </StepHeading>
      {notice}
      {view.state === "loading" && (
        <Skeleton word={t`Looking for free times.`} isSlow={view.isSlow}>
          <div className="flex flex-col gap-3 pt-2">
            <Bone className="h-26 w-full" />
            <Bone className="h-26 w-full" />
          </div>
        </Skeleton>
      )}
      {view.state === "empty" && !props.error?.otherDay && (
        <div className="pt-3">
          <Notice
            role="alert"
            actions={
              <Button variant="quiet" size="small" onPress={view.otherDate}>
                {t`Choose another day`}
              </Button>
            }
          >
            {t`Nothing is left on this day.`}
          </Notice>
        </div>
      )}
      {view.state === "ready" && (
        <ul className="pt-2">
          {view.offers.map((offer) => (
            <OfferRow
              key={offer.offerId}
              offer={offer}
              only={only}
              dated={view.date !== null}
              partySize={view.partySize}
              languageTag={languageTag(locale)}
              onClearParty={view.clearParty}
            />
          ))}
        </ul>
      )}
      {view.state === "ready" && view.people.length > 0 && (
        <section className="pt-6">
          <h3 className="pb-1 text-18 font-strong">{t`Who is coming along?`}</h3>
          <TicketList tickets={view.people} time={null} />
        </section>
      )}
    </>
  );
}
