import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { translatedLanguageTag } from "../../contracts/locale.ts";
import type { HeldTrip } from "../../machines/booking/booking.types.ts";
import { Drawer } from "../../ui/drawer.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useBackCloses } from "../../ui/use-back-closes.ts";
import { LoadFailureNotice } from "../load-failure/load-failure-notice.tsx";
import { slotInWords } from "../when.ts";
import { basketAddress, loadTransport } from "./drawer.calls.ts";
import type { Appointment, GetThereProps } from "./get-there.props.ts";

interface Props extends GetThereProps {
  readonly services: Appointment["services"];
  readonly isOpen: boolean;
  readonly close: () => void;
  /** Names it in the history. */
  readonly overlay: string;
  /** What was reserved in it. */
  readonly trips: readonly HeldTrip[];
  readonly hold: (trip: HeldTrip) => void;
  /** The trips stand in the basket for themselves: a link leads there. */
  readonly leadsToBasket: boolean;
}

/** Connections to an activity in a drawer, beside what they are looked for from. */
export function GetThereDrawer(props: Props) {
  const { t } = useLingui();
  const { isOpen, close, overlay, attributes, trips, services, leadsToBasket } = props;
  const departAfter = attributes["depart-after"];
  const time = departAfter ?? props.begins;
  const when = time && slotInWords(time, translatedLanguageTag(services.locale));
  const box = useRef<HTMLDivElement>(null);
  useBackCloses(isOpen && !services.address.isDetached, close, overlay);
  const held = trips.length > 0 && <Held {...props} box={box} />;
  return (
    <>
      {!isOpen && leadsToBasket && held}
      <Drawer
        open={isOpen}
        onClose={close}
        closesOnBackdrop={false}
        title={
          departAfter ? t`Back by train and bus` : t({ id: "getThere.title", message: "Get there by train and bus" })
        }
        closeWord={t`Close`}
      >
        {when && (
          <p className="pb-4 text-14 text-ink-2">{departAfter ? t`Departure after ${when}` : t`Begins: ${when}`}</p>
        )}
        {held && <div className="pb-4">{held}</div>}
        <Connections {...props} closed={() => box.current?.focus()} />
      </Drawer>
    </>
  );
}

/** What is in the basket. */
function Held({ trips, leadsToBasket, services, box }: Props & { readonly box: RefObject<HTMLDivElement | null> }) {
  const { t } = useLingui();
  return (
    <Notice
      tone="success"
      role="status"
      boxRef={box}
      actions={
        leadsToBasket && (
          <a
            href={basketAddress(trips.at(-1)?.cartId ?? "", services)}
            className="focus-ring inline-flex min-h-11 items-center rounded-field font-strong text-accent hover:underline"
          >{t`Go to the basket`}</a>
        )
      }
    >
      {t`${plural(trips.length, { one: "# connection is in your basket.", other: "# connections are in your basket." })}`}
    </Notice>
  );
}

/**
 * The search. What it says of its steps, reservations and errors ends here: around a booking widget they would be read
 * as the widget's own.
 */
function Connections({ attributes, hold, close, closed }: Props & { readonly closed: () => void }) {
  const { t } = useLingui();
  const [isLost, setLost] = useState(false);
  const load = () => void loadTransport().then((isThere) => setLost(!isThere));
  useLayoutEffect(load, []);
  if (isLost) return <LoadFailureNotice failure={navigator.onLine ? "error500" : "offline"} retry={load} />;
  return (
    <gipfel-transport
      {...attributes}
      ongipfel-step={(event: CustomEvent<{ step: string }>) => {
        stop(event);
        // The button that has opened the dialog of a trip is gone where others are looked for.
        if (event.detail.step === "closed") requestAnimationFrame(closed);
      }}
      ongipfel-reserve={stop}
      ongipfel-error={stop}
      ontrip-held={(event: CustomEvent<HeldTrip>) => {
        // It stays open.
        event.preventDefault();
        hold(event.detail);
      }}
      ontrip-continued={close}
    >
      <p role="status" className="text-ink-2">{t`One moment, please.`}</p>
    </gipfel-transport>
  );
}

const stop = (event: Event) => event.stopPropagation();
