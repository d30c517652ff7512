import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { lazyCode } from "../../ui/lazy-code.ts";
import { useLazyCode } from "../../ui/use-lazy-code.ts";
import type { ButtonProps, CardProps, ListOverlayProps } from "./button.props.ts";

const cardDetails = lazyCode(async () => (await import("./card-details.tsx")).CardDetails);
const listOverlay = lazyCode(async () => (await import("./list-overlay.tsx")).ListOverlay);

/**
 * One native button, in a card where it is a call to action; pressed, it shows beside it the booking widget as a
 * drawer, or a list in an overlay.
 */
export function ButtonView({ appearance, isFixed, press, card, overlay }: ButtonProps) {
  const { t } = useLingui();
  const native = useRef<HTMLButtonElement>(null);
  useEffect(() => (isFixed ? keepingClear(native.current!) : undefined), [isFixed]);
  const button = (
    <button
      ref={native}
      type="button"
      part="button"
      className={`button ${appearance.variant}`}
      aria-haspopup={appearance.opensDialog ? "dialog" : undefined}
      onClick={press}
    >
      {appearance.text ?? t({ id: "button.bookNow", message: "Book now" })}
    </button>
  );
  return (
    <>
      {card ? <Card {...card}>{button}</Card> : button}
      {overlay?.kind === "booking" && <BookingDrawer {...overlay} />}
      {overlay?.kind === "list" && <LazyListOverlay {...overlay} title={appearance.text} />}
    </>
  );
}

/** Keeps a fixed button off the bars of the page's widgets; without that code it stands in its corner. */
function keepingClear(button: HTMLElement): () => void {
  let isOver = false;
  let end = (): void => void (isOver = true);
  import("./keep-clear.ts").then(
    ({ keepClear }) => isOver || (end = keepClear(button)),
    () => undefined,
  );
  return () => end();
}

/** What the button sells stands around it: picture, title, rating, price. Its room is there from the start. */
function Card({ activity, languageTag, children }: CardProps & { readonly children: ReactNode }) {
  const { code: Details } = useLazyCode(cardDetails, true);
  return (
    <div className="card" part="card">
      {activity && Details ? (
        <Details activity={activity} languageTag={languageTag} />
      ) : (
        <>
          <span className="picture" />
          <span className="words" />
        </>
      )}
      <div className="press">{children}</div>
    </div>
  );
}

/**
 * The partner's content goes into the widget, which shows it where nothing can be booked: not before, or it shows while
 * the widget loads.
 */
function BookingDrawer({ attributes, close }: Extract<NonNullable<ButtonProps["overlay"]>, { kind: "booking" }>) {
  const [isReady, setIsReady] = useState(false);
  return (
    <gipfel-booking
      {...attributes}
      ongipfel-ready={() => setIsReady(true)}
      ongipfel-step={(event: CustomEvent<{ step: string }>) => event.detail.step === "closed" && close()}
    >
      {isReady && <slot />}
    </gipfel-booking>
  );
}

/** The overlay's code comes with the first press. Where it doesn't, the press leads to the shop's page of the list. */
function LazyListOverlay(props: ListOverlayProps & { readonly title: string | undefined }) {
  const { code: View, hasFailed } = useLazyCode(listOverlay, true);
  const isLost = hasFailed && !View;
  useEffect(() => {
    if (isLost) props.lose();
  }, [isLost]);
  return View ? <View {...props} /> : null;
}
