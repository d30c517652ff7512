import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef } from "react";
import type { Locale } from "../../contracts/locale.ts";
import { Drawer } from "../../ui/drawer.tsx";
import { useLazyCode } from "../../ui/use-lazy-code.ts";
import { useSlow } from "../../ui/use-slow.ts";
import { LoadFailureNotice } from "../../parts/load-failure/load-failure-notice.tsx";
import { loadWords } from "../_kit/words.ts";
import type { BookingPartProps } from "./transport.props.ts";
import type dialog from "./booking/dialog.tsx";

interface Props {
  readonly part: BookingPartProps;
  readonly dialog: DialogCode;
  readonly languageTag: string;
}

/** The dialog's code, and how far it is. */
interface DialogCode {
  readonly View: typeof dialog | undefined;
  readonly cannotLoad: boolean;
  /** The dialog is open, and its code neither loaded nor failed. */
  readonly isLoading: boolean;
  readonly retry: () => void;
}

/** The dialog's code, for all elements of the page. Its words are there once this one is. */
let loadedView: typeof dialog | undefined;
const hasWords = (i18n: I18n) => "general.wrongDateParticipant" in i18n.messages;

async function loadDialog(i18n: I18n, locale: Locale): Promise<void> {
  const words = hasWords(i18n) ? undefined : loadWords(i18n, locale, ["transport-booking"]);
  const [module] = await Promise.all([import("./booking/dialog.tsx"), words]);
  loadedView = module.default;
}

/** The code of the dialog comes as it opens. */
export function useDialogCode({ isOpen, booking, ...part }: BookingPartProps, locale: Locale): DialogCode {
  const { i18n } = useLingui();
  const { code, hasFailed, retry } = useLazyCode(
    { code: hasWords(i18n) ? loadedView : undefined, load: () => loadDialog(i18n, locale) },
    isOpen && locale,
  );
  const View = booking ? code : undefined;
  const cannotLoad = !View && (hasFailed || part.hasFailed);
  // The view and the machine of the dialog are chunks of their own: both may be lost.
  const retryBoth = () => {
    if (part.hasFailed) part.retry();
    if (hasFailed && !code) retry();
  };
  return { View, cannotLoad, isLoading: isOpen && !View && !cannotLoad, retry: retryBoth };
}

/** The booking of a trip. */
export function BookingPart({ part, dialog: { View, cannotLoad, isLoading, retry }, languageTag }: Props) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const { isOpen, booking } = part;
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    // As with a native dialog, closing takes `open` away: the page opens it again by setting it again.
    const root = place.current?.getRootNode();
    if (wasOpen.current && !isOpen && root instanceof ShadowRoot) root.host.removeAttribute("open");
    wasOpen.current = isOpen;
  }, [isOpen]);
  // The dialog opens once it is there: one that is replaced by another would lose the focus.
  const isSlow = useSlow(isLoading);
  return (
    <div ref={place} className="contents">
      {isOpen && View && booking ? (
        <View booking={booking} send={part.send} languageTag={languageTag} />
      ) : (
        <Drawer open={isOpen && (cannotLoad || isSlow)} onClose={part.close} title={t`Book trip`} closeWord={t`Close`}>
          {cannotLoad ? (
            <LoadFailureNotice failure={navigator.onLine ? "error500" : "offline"} retry={retry} />
          ) : (
            <p role="status" className="text-ink-2">{t`One moment, please.`}</p>
          )}
        </Drawer>
      )}
    </div>
  );
}
