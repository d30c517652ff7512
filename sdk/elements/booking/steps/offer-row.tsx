import { useLingui } from "@lingui/react/macro";
import { Clock } from "lucide";
import { useId } from "react";
import { durationsInWords } from "../../../ui/duration.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Price } from "../../../ui/price.tsx";
import type { OfferDetails } from "../booking.props.ts";
import { Slots } from "./slots.tsx";

export interface OfferRowProps {
  readonly offer: OfferDetails;
  /** There is nothing to choose between: only its times are. */
  readonly only: boolean;
  /** A date is chosen: an offer without times has none left on it. */
  readonly dated: boolean;
  readonly partySize: number;
  readonly languageTag: string;
  readonly onClearParty: () => void;
}

/** An offer: name, length, price, a few words, and its start times once it is chosen. */
export function OfferRow({ offer, only, dated, partySize, languageTag, onClearParty }: OfferRowProps) {
  const { t } = useLingui();
  const id = useId();
  const soldOut = dated && offer.slots.every((slot) => slot.seats === 0);
  const head = (
    <>
      <span className="min-w-0">
        <span className="block text-16 font-strong hyphens-auto wrap-break-word">{offer.label}</span>
        {offer.durationInHours !== null && (
          <span className="mt-0.5 flex items-center gap-1.5 text-14 text-ink-2">
            <Icon of={Clock} size={16} />
            {durationsInWords([offer.durationInHours], languageTag, t`all day`)}
          </span>
        )}
      </span>
      {soldOut ? (
        <span className="shrink-0 text-14 text-ink-2">{t`sold out on this day`}</span>
      ) : (
        offer.startingPrice && (
          <span className="shrink-0 text-14 whitespace-nowrap text-ink-2">
            {t`from`} <Price of={offer.startingPrice} className="text-16 font-value text-ink" />
          </span>
        )
      )}
    </>
  );
  /* The description stands near the name, and not over what can be pressed. */
  const padding = offer.description ? "pt-4 pb-2" : "py-4";
  const columns = "flex min-w-0 grow flex-col gap-x-4 @min-[400px]:flex-row @min-[400px]:justify-between";
  return (
    <li className="border-b border-line last:border-0">
      {only ? (
        <div className={`${padding} ${columns}`}>{head}</div>
      ) : (
        <button
          type="button"
          aria-pressed={offer.isChosen}
          aria-describedby={offer.description ? `${id}-more` : undefined}
          disabled={soldOut}
          onClick={offer.choose}
          className={`focus-ring flex w-full items-start gap-3 rounded-field text-start disabled:text-ink-2 ${padding}`}
        >
          <span
            aria-hidden
            className={`mt-0.5 size-5 shrink-0 rounded-chip bg-surface forced-colors:border-[ButtonText] ${offer.isChosen ? "border-6 border-accent" : soldOut ? "border border-line" : "border border-edge"}`}
          />
          <span className={columns}>{head}</span>
        </button>
      )}
      {offer.description && (
        <p id={`${id}-more`} className={`pb-4 text-14 text-pretty hyphens-auto text-ink-2 ${only ? "" : "ps-8"}`}>
          {offer.description}
        </p>
      )}
      {(offer.isChosen || only) && offer.slots.length > 0 && (
        <div className="pb-5">
          <Slots
            label={offer.slots.every((slot) => slot.time === null) ? offer.label : t`Start times of ${offer.label}`}
            slots={offer.slots}
            partySize={partySize}
            onChoose={offer.chooseSlot}
            onClearParty={onClearParty}
          />
        </div>
      )}
    </li>
  );
}
