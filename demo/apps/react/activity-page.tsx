import type { GipfelBooking, GipfelButton } from "gipfel";
import { useRef, useState } from "react";
import { apiBase, languages, nobody, prefillOf, recommended, type Guest, type Language } from "../shared/hotel.ts";
import { GuestForm } from "./guest-form.tsx";

/** One activity with its booking widget, what the hotel knows of the guest, and commands to the widget. */
export function ActivityPage({ id }: { readonly id: number }) {
  const [guest, setGuest] = useState<Guest>(nobody);
  const [locale, setLocale] = useState<Language>("de_CH");
  const [isDark, setIsDark] = useState(false);
  const [isShown, setIsShown] = useState(true);
  const [isFirst, setIsFirst] = useState(false);
  const [step, setStep] = useState("");
  const booking = useRef<GipfelBooking>(null);
  const button = useRef<GipfelButton>(null);

  /** A command exists once the element is defined, which a quick guest doesn't wait for. */
  async function selectDay(day: string) {
    await customElements.whenDefined("gipfel-booking");
    if (day) booking.current?.select(day);
  }

  const parts = [
    <GuestForm key="guest" guest={guest} onChange={setGuest} />,
    <div key="booking">
      {isShown && (
        <gipfel-booking
          ref={booking}
          api-base={apiBase}
          activity={id}
          checkout="inline"
          locale={locale}
          theme={isDark ? "dark" : "auto"}
          prefill={prefillOf(guest) ?? undefined}
          ongipfel-step={({ detail }) => setStep(detail.step)}
        >
          <a href={`${new URL(apiBase).origin}/activity/${id}`}>Beim Anbieter buchen</a>
        </gipfel-booking>
      )}
    </div>,
  ];
  return (
    <>
      <h1>{recommended.find((each) => each.id === id)?.title ?? "Ausflug"}</h1>
      <div className="tools">
        <label>
          Sprache
          <select value={locale} onChange={(event) => setLocale(event.target.value as Language)}>
            {languages.map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Reisetag
          <input type="date" onChange={(event) => void selectDay(event.target.value)} />
        </label>
        <label>
          <span>Dunkel</span>
          <input type="checkbox" checked={isDark} onChange={(event) => setIsDark(event.target.checked)} />
        </label>
        <button onClick={() => setIsFirst(!isFirst)}>Reihenfolge tauschen</button>
        <button onClick={() => setIsShown(!isShown)}>{isShown ? "Buchung ausblenden" : "Buchung einblenden"}</button>
        <button onClick={() => button.current?.open()}>In der Schublade buchen</button>
      </div>
      <p>
        Schritt: <output>{isShown ? step : "–"}</output>
      </p>
      <div className="parts">{isFirst ? parts.toReversed() : parts}</div>
      <p>
        <gipfel-button ref={button} api-base={apiBase} activity={id} locale={locale} text="Später buchen" />
      </p>
    </>
  );
}
