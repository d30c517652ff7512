import { useLingui } from "@lingui/react/macro";
import { elementSurface } from "../../ui/element-surface.ts";
import { BookingPart } from "./booking-part.tsx";
import { Results } from "./results.tsx";
import { SearchForm } from "./search-form.tsx";
import type { TransportProps } from "./transport.props.ts";

/** Connections by public transport: the search, what it finds, and the dialog that books a trip. */
export function TransportView(props: TransportProps) {
  const { t } = useLingui();
  return (
    <>
      {!props.isDialogAlone && (
        <section className={`@container ${elementSurface}`} aria-label={t`Connections by public transport`}>
          <SearchForm {...props} />
          <Results results={props.results} languageTag={props.languageTag} />
        </section>
      )}
      <BookingPart part={props.booking} locale={props.locale} languageTag={props.languageTag} />
    </>
  );
}
