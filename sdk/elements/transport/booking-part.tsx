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
  readonly locale: Locale;
  readonly languageTag: string;
}

/** The dialog's code, for all elements of the page. Its words are there once this one is. */
let loadedView: typeof dialog | undefined;
const hasWords = (i18n: I18n) => "general.wrongDateParticipant" in i18n.messages;

async function loadDialog(i18n: I18n, locale: Locale): Promise<void> {
  const words = hasWords(i18n) ? undefined : loadWords(i18n, locale, ["transport-booking"]);
  const [module] = await Promise.all([import("./booking/dialog.tsx"), words]);
  loadedView = module.default;
}

/** The booking of a trip: its code comes as it opens. */
export function BookingPart({ part, locale, languageTag }: Props) {
  const { t, i18n } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const { isOpen, booking } = part;
  const wasOpen = useRef(isOpen);
  const {
    code: View,
    hasFailed,
    retry,
  } = useLazyCode(
    { code: hasWords(i18n) ? loadedView : undefined, load: () => loadDialog(i18n, locale) },
    isOpen && locale,
  );
  useLayoutEffect(() => {
    // As with a native dialog, closing takes `open` away: the page opens it again by setting it again.
    const root = place.current?.getRootNode();
    if (wasOpen.current && !isOpen && root instanceof ShadowRoot) root.host.removeAttribute("open");
    wasOpen.current = isOpen;
  }, [isOpen]);
  const isReady = View !== undefined && booking !== null;
  const cannotLoad = hasFailed || part.hasFailed;
  // The dialog opens once it is there: one that is replaced by another would lose the focus.
  const isSlow = useSlow(isOpen && !isReady);
  return (
    <div ref={place} className="contents">
      {isOpen && isReady ? (
        <View booking={booking} send={part.send} languageTag={languageTag} />
      ) : (
        <Drawer open={isOpen && (cannotLoad || isSlow)} onClose={part.close} title={t`Book trip`} closeWord={t`Close`}>
          {cannotLoad ? (
            <LoadFailureNotice
              failure={navigator.onLine ? "error500" : "offline"}
              retry={part.hasFailed ? part.retry : retry}
            />
          ) : (
            <p role="status" className="text-ink-2">{t`One moment, please.`}</p>
          )}
        </Drawer>
      )}
    </div>
  );
}
