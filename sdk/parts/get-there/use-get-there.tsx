import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useState, type MouseEvent, type ReactNode } from "react";
import type { Locale } from "../../contracts/locale.ts";
import type { HeldTrip } from "../../machines/booking/booking.types.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useLoadFailureWords } from "../load-failure/load-failure-notice.tsx";
import { useLazyCode } from "../../ui/use-lazy-code.ts";
import { watchOverlayEntries } from "../../ui/overlay-entry.ts";
import { useSlow } from "../../ui/use-slow.ts";
import { getThereDetails } from "./get-there.details.ts";
import type { Appointment } from "./get-there.props.ts";
import type { GetThereDrawer } from "./get-there-drawer.tsx";
import { loadDrawerWords } from "./load-drawer-words.ts";

/** The drawer's code, for all elements of the page. Its words are there once this one is. */
let loadedView: typeof GetThereDrawer | undefined;
const hasWords = (i18n: I18n) => "getThere.title" in i18n.messages;

async function loadDrawer(i18n: I18n, locale: Locale): Promise<void> {
  const words = hasWords(i18n) ? undefined : loadDrawerWords(i18n, locale);
  const [module] = await Promise.all([import("./get-there-drawer.tsx"), words]);
  loadedView = module.GetThereDrawer;
}

/**
 * A link to connections that opens them in a drawer: `press` is its listener, `drawer` what opens. Its code comes with
 * the first press. With `onHeld` the trips go on with what the drawer was opened from; without it the drawer
 * leads to the basket.
 */
export function useGetThere(
  appointment: Appointment,
  onHeld?: (trip: HeldTrip) => void,
): {
  readonly href: string;
  readonly press: (event: MouseEvent<HTMLAnchorElement>) => void;
  readonly drawer: ReactNode;
} {
  const { t, i18n } = useLingui();
  const { activityId, services } = appointment;
  const getThere = getThereDetails(appointment);
  const [isOpen, setOpen] = useState(false);
  const [trips, setTrips] = useState<readonly HeldTrip[]>([]);
  const {
    code: View,
    hasFailed,
    retry,
  } = useLazyCode(
    {
      code: hasWords(i18n) ? loadedView : undefined,
      load: () => loadDrawer(i18n, services.locale),
    },
    isOpen,
  );
  const overlay = `connections ${getThere.href} ${appointment.replaces ?? ""}`;
  useEffect(() => {
    if (services.address.isDetached) return undefined;
    return watchOverlayEntries((id) => {
      // An element that was removed lives on for a moment.
      const isOwn = id === overlay && services.host?.isConnected;
      const opens = Boolean(isOwn && services.mayOpen(activityId));
      if (opens) setOpen(true);
      return opens;
    });
  }, [overlay]);
  const isLost = isOpen && hasFailed && !View;
  const isSlow = useSlow(isOpen && !View && !isLost);
  return {
    href: getThere.href,
    press: (event) => {
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (!services.mayOpen(activityId)) return;
      // A widget shows its own; a search of another time begins with none.
      if (onHeld) setTrips([]);
      if (isLost) retry();
      setOpen(true);
    },
    drawer: isLost ? (
      <LostDrawer href={getThere.href} retry={retry} />
    ) : !View ? (
      isSlow && <p role="status" className="text-14 text-ink-2">{t`One moment, please.`}</p>
    ) : (
      (isOpen || trips.length > 0) && (
        <View
          {...getThere}
          services={services}
          isOpen={isOpen}
          close={() => setOpen(false)}
          overlay={overlay}
          trips={trips}
          hold={(trip) => {
            setTrips((before) => [...before, trip]);
            onHeld?.(trip);
          }}
          leadsToBasket={!onHeld}
        />
      )
    ),
  };
}

/** The drawer's code could not be fetched: another try, and the shop's page of connections as a second way. */
function LostDrawer({ href, retry }: { readonly href: string; readonly retry: () => void }) {
  const { t } = useLingui();
  const words = useLoadFailureWords();
  return (
    <Notice
      tone="warning"
      role="alert"
      actions={
        <>
          <Button variant="quiet" size="small" onPress={retry}>
            {t({ id: "general.tryAgain", message: "Try again" })}
          </Button>
          <a
            href={href}
            className="focus-ring inline-flex min-h-11 items-center rounded-field font-strong text-accent hover:underline"
          >
            {t`Open the page of connections`}
          </a>
        </>
      }
    >
      {words[navigator.onLine ? "error500" : "offline"]}
    </Notice>
  );
}
