import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { languageTag } from "../../../contracts/locale.ts";
import { SimilarList, SimilarSkeleton } from "../../../parts/similar/similar-list.tsx";
import type { BookingProps } from "../booking.props.ts";

/** What can be booked where this activity can't: similar ones, which are requested when this is first shown. */
export function Alternatives({
  similar,
  unavailable,
  locale,
}: Pick<BookingProps, "similar" | "unavailable" | "locale">) {
  const { t } = useLingui();
  useEffect(() => unavailable(), []);
  if (similar?.length === 0) return null;
  const heading = t`You can book these instead`;
  return (
    <section aria-label={heading} aria-busy={similar === undefined} className="pt-6">
      <h3 className="pb-4 text-18 font-strong">{heading}</h3>
      {similar ? <SimilarList similar={similar} languageTag={languageTag(locale)} /> : <SimilarSkeleton />}
    </section>
  );
}
