import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Star } from "lucide";
import { useRef } from "react";
import { Icon } from "../../ui/icon.tsx";
import { figure, rating as ratingInWords } from "../reviews/by-language.ts";
import type { ActivityFacts, BookingFacts } from "./activity.props.ts";
import { PriceLine } from "./price-line.tsx";
import { useIsShown } from "./use-is-shown.ts";

interface Props extends Pick<ActivityFacts, "rating"> {
  readonly booking: BookingFacts;
  readonly languageTag: string;
}

/** Beside the contents in windows of 1536 px: price, rating, and the booking widget, which is loaded only where it shows. */
export function BookingPanel({ booking, rating, languageTag }: Props) {
  const { t } = useLingui();
  const place = useRef<HTMLElement>(null);
  const isShown = useIsShown(place);
  return (
    <aside ref={place} aria-label={t`Book`} className="hidden min-[1536px]:@min-[1200px]:block print:hidden">
      <div className="sticky top-0 -mx-6 max-h-dvh px-6 pt-8 pb-12 overflow-y-auto overscroll-contain">
        <div className="flex items-baseline justify-between gap-4 pb-4">
          <PriceLine booking={booking} size="panel" />
          {rating && (
            <p className="flex shrink-0 items-baseline gap-1 text-14 tabular-nums">
              <Icon of={Star} size={14} className="translate-y-0.5 fill-current" name={t`Rating`} />
              <span className="font-strong">{ratingInWords(rating.average, languageTag)}</span>
              <span aria-hidden className="text-ink-2">
                ({figure(rating.count, languageTag)})
              </span>
              <span className="sr-only">{t`${plural(rating.count, { one: "# review", other: "# reviews" })}`}</span>
            </p>
          )}
        </div>
        <div className="min-h-120 overflow-hidden rounded-card shadow-float">
          {isShown && (
            <div className="-m-px">
              <gipfel-booking {...booking.attributes} presentation="inline" />
            </div>
          )}
        </div>
      </div>
    </aside>
  );
}
