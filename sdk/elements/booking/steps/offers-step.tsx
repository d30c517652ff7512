import { useLingui } from "@lingui/react/macro";
import { Clock } from "lucide";
import { useId, type ReactNode } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { Price } from "../../../ui/price.tsx";
import { Bone, Skeleton } from "../../../ui/skeleton.tsx";
import { StepHeading } from "../frame/step-heading.tsx";
import { SlotGrid, type SlotView } from "./slot-grid.tsx";

export interface OfferView {
  readonly offerId: number;
  readonly label: string;
  readonly description: string;
  /** "1.5 h", "all day"; empty where unknown. */
  readonly duration: string;
  /** "CHF 49.00" */
  readonly from: string | null;
  readonly chosen: boolean;
  /** Nothing is left of it on the chosen day. */
  readonly soldOut: boolean;
  /** Its start times on the chosen day; empty until a day is chosen (offers first). */
  readonly slots: readonly SlotView[];
}

export interface OffersStepProps {
  /** The chosen day in words, where there is one. */
  readonly day: string;
  readonly offers: readonly OfferView[];
  readonly loading: boolean;
  readonly takesFocus: boolean;
  readonly notice: ReactNode;
  /** Shown when nothing is left: the way to another day. */
  readonly otherDay: ReactNode;
  readonly onOffer: (offerId: number) => void;
  readonly onSlot: (offerId: number, availabilityId: string) => void;
}

/** What, and at what time? Offers as rows, the start times of the chosen one below it. */
export default function OffersStep({ day, offers, loading, takesFocus, notice, otherDay, onOffer, onSlot }: OffersStepProps) {
  const { t } = useLingui();
  const only = offers.length === 1;
  return (
    <>
      <StepHeading takesFocus={takesFocus} note={day}>
        {only ? t`What time suits you?` : t`What would you like to book?`}
      </StepHeading>
      {notice}
      {loading ? (
        <Skeleton word={t`Looking for free times.`}>
          <div className="flex flex-col gap-3 pt-2">
            <Bone className="h-26 w-full" />
            <Bone className="h-26 w-full" />
          </div>
        </Skeleton>
      ) : offers.length === 0 ? (
        otherDay
      ) : (
        <ul className="pt-2">
          {offers.map((offer) => (
            <OfferRow key={offer.offerId} offer={offer} only={only} onChoose={() => onOffer(offer.offerId)} onSlot={(slot) => onSlot(offer.offerId, slot)} />
          ))}
        </ul>
      )}
    </>
  );
}

interface OfferRowProps {
  readonly offer: OfferView;
  readonly only: boolean;
  readonly onChoose: () => void;
  readonly onSlot: (availabilityId: string) => void;
}

function OfferRow({ offer, only, onChoose, onSlot }: OfferRowProps) {
  const { t } = useLingui();
  const id = useId();
  const open = offer.chosen || only;
  return (
    <li className="border-b border-line last:border-0">
      <button
        type="button"
        aria-pressed={offer.chosen}
        aria-describedby={`${id}-more`}
        disabled={offer.soldOut}
        onClick={onChoose}
        className="focus-ring flex w-full items-start gap-3 rounded-field py-4 text-start disabled:text-ink-2"
      >
        {!only && (
          <span
            aria-hidden
            className={`mt-0.5 size-5 shrink-0 rounded-chip bg-surface forced-colors:border-[ButtonText] ${offer.chosen ? "border-6 border-accent" : offer.soldOut ? "border border-line" : "border border-edge"}`}
          />
        )}
        <span className="flex min-w-0 grow flex-col gap-x-4 @min-[400px]:flex-row @min-[400px]:justify-between">
          <span className="min-w-0">
            <span className="block text-16 font-strong hyphens-auto wrap-break-word">{offer.label}</span>
            {offer.duration && (
              <span className="mt-0.5 flex items-center gap-1.5 text-14 text-ink-2">
                <Icon of={Clock} size={16} />
                {offer.duration}
              </span>
            )}
          </span>
          {offer.soldOut ? (
            <span className="shrink-0 text-14 text-ink-2">{t`sold out on this day`}</span>
          ) : (
            offer.from && (
              <span className="shrink-0 text-14 whitespace-nowrap text-ink-2">
                {t`from`} <Price of={offer.from} className="text-16 font-value text-ink" />
              </span>
            )
          )}
        </span>
      </button>
      <div id={`${id}-more`} className={`text-14 text-pretty hyphens-auto text-ink-2 ${offer.description ? "-mt-2 pb-4" : ""} ${only ? "" : "ps-8"}`}>
        {offer.description}
      </div>
      {open && offer.slots.length > 0 && (
        <div className="pb-5">
          <SlotGrid label={t`Start times of ${offer.label}`} slots={offer.slots} onChoose={onSlot} />
        </div>
      )}
    </li>
  );
}
