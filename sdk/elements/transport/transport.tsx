import { useLingui } from "@lingui/react/macro";
import { elementSurface } from "../../ui/element-surface.ts";
import { BookingPart, useDialogCode } from "./booking-part.tsx";
import { Results } from "./results.tsx";
import { SearchForm } from "./search-form.tsx";
import type { TransportProps } from "./transport.props.ts";

/** Connections by public transport: the search, what it finds, and the dialog that books a trip. */
export function TransportView(props: TransportProps) {
  const { t } = useLingui();
  const dialog = useDialogCode(props.booking, props.locale);
  return (
    <>
      {!props.isDialogAlone && (
        <section className={`@container ${elementSurface}`} aria-label={t`Connections by public transport`}>
          <SearchForm {...props} />
          <Results results={props.results} languageTag={props.languageTag} isBooking={dialog.isLoading} />
        </section>
      )}
      <BookingPart part={props.booking} dialog={dialog} languageTag={props.languageTag} />
    </>
  );
}
