import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { useLayoutEffect, useState, type ComponentType } from "react";
import type { Locale } from "../../contracts/locale.ts";
import { whenIdle } from "../_kit/idle.ts";
import { speak } from "../_kit/words.ts";

/** What the date step can do without: each part is a chunk of its own, their words are one catalogue. */
const chunks = {
  offers: () => import("./steps/offers-step.tsx"),
  tickets: () => import("./steps/tickets-step.tsx"),
  personalized: () => import("./steps/personalized-step.tsx"),
  total: () => import("./steps/total-step.tsx"),
  trash: () => import("./steps/trash-step.tsx"),
  times: () => import("./steps/times.tsx"),
  reserved: () => import("./steps/reserved-step.tsx"),
  checkout: () => import("./steps/checkout-step.tsx"),
  navigation: () => import("./steps/navigation.tsx"),
  restoreLink: () => import("./steps/restore-link.tsx"),
  nextSide: () => import("./steps/next-side.tsx"),
  presentation: () => import("./steps/presentation.tsx"),
};
export type LaterPart = keyof typeof chunks;
type PropsOf<Part extends LaterPart> = Parameters<Awaited<ReturnType<(typeof chunks)[Part]>>["default"]>[0];

const arrived: Partial<Record<LaterPart, ComponentType<any>>> = {};
/** A message of the later parts' catalogue: where it is, the others are too. (Lingui's provider hands out ever new proxies of i18n, which can't be remembered.) */
const hasWords = (i18n: I18n) => "general.wrongDateParticipant" in i18n.messages;

/** Fetches a part and its words, so that a click shows it at once. */
export async function fetchPart(part: LaterPart, i18n: I18n, locale: Locale): Promise<void> {
  const words = hasWords(i18n) ? undefined : speak(i18n, locale, ["booking-steps"]);
  const [chunk] = await Promise.all([chunks[part](), words]);
  arrived[part] = chunk.default;
}

/** A part's view: undefined while it is on its way; `failed` where it can't be had, with the way to try again. */
export function usePart<Part extends LaterPart>(part: Part, locale: Locale) {
  const { i18n } = useLingui();
  const [tries, setTries] = useState(0);
  const [failedTry, setFailedTry] = useState(-1);
  const [, setArrived] = useState("");
  const View = hasWords(i18n) ? (arrived[part] as ComponentType<PropsOf<Part>> | undefined) : undefined;
  useLayoutEffect(() => {
    if (View) return;
    fetchPart(part, i18n, locale).then(
      () => setArrived(`${part} ${locale}`),
      () => setFailedTry(tries),
    );
  }, [part, locale, tries]);
  return { View, failed: failedTry === tries && !View, again: () => setTries(tries + 1) };
}

/**
 * Fetches the parts that may be wanted next, once the visitor has pressed something in the widget: a page that is only read
 * carries none of them. Answers with the listeners that notice it.
 */
export function usePartsAhead(parts: readonly LaterPart[], locale: Locale) {
  const { i18n } = useLingui();
  const [isUsed, setUsed] = useState(false);
  useLayoutEffect(() => {
    if (!isUsed) return;
    whenIdle(() => {
      for (const part of parts) fetchPart(part, i18n, locale).catch(() => {});
    });
  }, [isUsed, parts.join(), locale]);
  return {
    onPointerDownCapture: () => setUsed(true),
    onKeyDownCapture: ({ key }: { readonly key: string }) => (key === "Enter" || key === " ") && setUsed(true),
  };
}
