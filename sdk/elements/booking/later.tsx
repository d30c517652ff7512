import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { useLayoutEffect, useState, type ComponentType } from "react";
import type { Locale } from "../../contracts/locale.ts";
import { whenIdle } from "../_kit/idle.ts";
import { activateLocale } from "../_kit/words.ts";
import type * as Later from "./parts.ts";

export type LaterPart = keyof Parts["parts"];
type PropsOf<Part extends LaterPart> = Parameters<Awaited<ReturnType<Parts["parts"][Part]>>["default"]>[0];

type Parts = typeof Later;
let arrivedParts: Parts | undefined;

/** Where the parts are, and words beside them: asked for with the first of them, or with the whole machine. */
export async function whereParts(): Promise<Parts> {
  return (arrivedParts = await import("./parts.ts"));
}

const arrived: Partial<Record<LaterPart, ComponentType<any>>> = {};
/**
 * A message of the later parts' catalogue: where it is, the others are too. (Lingui's provider hands out ever new
 * proxies of i18n, which can't be remembered.)
 */
const hasWords = (i18n: I18n) => "general.wrongDateParticipant" in i18n.messages;

/** Why a part could not be loaded: the visitor has no connection, or our files can't be had. */
export function lossCode(): "offline" | "error500" {
  return navigator.onLine ? "error500" : "offline";
}

/** Fetches a part and its words, so that a click shows it at once. */
export async function fetchPart(part: LaterPart, i18n: I18n, locale: Locale): Promise<void> {
  const words = hasWords(i18n) ? undefined : activateLocale(i18n, locale, ["booking-steps"]);
  const view = whereParts().then(async ({ parts }) => (await parts[part]()).default as ComponentType<any>);
  [arrived[part]] = await Promise.all([view, words]);
}

/** Words of the later steps that are said outside of them; undefined until they have come. */
export function useLaterWords(): Pick<Parts, "buttonWords"> | undefined {
  const { i18n } = useLingui();
  return hasWords(i18n) ? arrivedParts : undefined;
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
    // Another language comes without these words, a moment after its locale.
  }, [part, locale, tries, !View]);
  return { View, failed: failedTry === tries && !View, again: () => setTries(tries + 1) };
}

/** A part beside the steps: nothing while it is on its way, or where it can't be had. */
export function PartView<Part extends LaterPart>({
  part,
  locale,
  ...props
}: { readonly part: Part; readonly locale: Locale } & (PropsOf<Part> extends undefined ? unknown : PropsOf<Part>)) {
  const { View } = usePart(part, locale) as { View: ComponentType<any> | undefined };
  return View ? <View locale={locale} {...props} /> : null;
}

/**
 * Fetches the parts that may be wanted next, once the visitor has pressed something in the widget: a page that is only
 * read carries none of them. Answers with the listeners that notice it.
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
