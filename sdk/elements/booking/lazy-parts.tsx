import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { useLayoutEffect, useState, type ComponentType } from "react";
import type { Locale } from "../../contracts/locale.ts";
import { useLazyCode } from "../../ui/use-lazy-code.ts";
import { whenIdle } from "../_kit/idle.ts";
import { loadWords } from "../_kit/words.ts";
import type * as Later from "./parts.ts";

export type LazyPart = keyof Parts["parts"];
type PropsOf<Part extends LazyPart> = Parameters<Awaited<ReturnType<Parts["parts"][Part]>>["default"]>[0];

type Parts = typeof Later;
let loadedParts: Parts | undefined;

/** Loads the module that lists the parts, with the first part or with the full machine. */
export async function loadParts(): Promise<Parts> {
  return (loadedParts = await import("./parts.ts"));
}

const loadedViews: Partial<Record<LazyPart, ComponentType<any>>> = {};
/**
 * Checks for one message of the lazy parts' catalogue, which implies the others. (Lingui's provider returns new proxies
 * of i18n, which can't serve as a cache key.)
 */
const hasWords = (i18n: I18n) => "general.wrongDateParticipant" in i18n.messages;

/** Why a part could not be loaded: no connection, or an error of the server. */
export function loadErrorCode(): "offline" | "error500" {
  return navigator.onLine ? "error500" : "offline";
}

/**
 * Fetches a part and its messages, so that a click shows it immediately. Also where i18n has messages of parts: until
 * the element's own words have come, they are those of the language before `locale`.
 */
export async function fetchPart(part: LazyPart, i18n: I18n, locale: Locale): Promise<void> {
  const words = loadWords(i18n, locale, ["booking-steps"]);
  const view = loadParts().then(async ({ parts }) => (await parts[part]()).default as ComponentType<any>);
  [loadedViews[part]] = await Promise.all([view, words]);
}

/** Texts of later steps that are shown outside of them; undefined until loaded. */
export function useLazyWords(): Pick<Parts, "buttonWords"> | undefined {
  const { i18n } = useLingui();
  return hasWords(i18n) ? loadedParts : undefined;
}

/** A part as lazy code: there once its view and its words are, and again after a change of the language. */
export function usePart<Part extends LazyPart>(part: Part, locale: Locale) {
  const { i18n } = useLingui();
  return useLazyCode(
    {
      code: hasWords(i18n) ? (loadedViews[part] as ComponentType<PropsOf<Part>> | undefined) : undefined,
      load: () => fetchPart(part, i18n, locale),
    },
    locale,
  );
}

/** A part beside the steps: nothing while it is loading, or if it can't be loaded. */
export function PartView<Part extends LazyPart>({
  part,
  locale,
  ...props
}: { readonly part: Part; readonly locale: Locale } & (PropsOf<Part> extends undefined ? unknown : PropsOf<Part>)) {
  const View = usePart(part, locale).code as ComponentType<any> | undefined;
  return View && <View locale={locale} {...props} />;
}

/**
 * Preloads the parts that may be needed next, after the visitor's first press in the widget. Returns the listeners that
 * detect it.
 */
export function usePreloadedParts(parts: readonly LazyPart[], locale: Locale) {
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
