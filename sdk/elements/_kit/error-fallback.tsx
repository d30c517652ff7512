import { I18nProvider } from "@lingui/react";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Locale } from "../../contracts/locale.ts";
import { activateLocale, loadWords, newWords } from "./words.ts";

/** The replacement for a crashed view, in the element's language; in English if its messages can't be loaded. */
export async function renderErrorFallback(locale: Locale, retry: () => void): Promise<ReactNode> {
  const words = newWords();
  await loadWords(words, locale, ["kit"]).catch(() => undefined);
  activateLocale(words, locale);
  return (
    <I18nProvider i18n={words}>
      <ErrorFallback again={retry} />
    </I18nProvider>
  );
}

/** A sentence and a button to try again (purchase spec §8). */
function ErrorFallback({ again }: { readonly again: () => void }) {
  const { t } = useLingui();
  return (
    <div
      role="alert"
      data-stopped=""
      className="flex flex-col items-start gap-3 rounded-card bg-surface-2 p-4 text-16 text-ink"
    >
      <p>
        {t({
          id: "activity.widget.error500",
          message: "Something went wrong on our side. Nothing was booked and nothing was charged. Please try again.",
        })}
      </p>
      <button
        type="button"
        className="min-h-11 rounded-field bg-accent px-4 font-strong text-on-accent"
        onClick={again}
      >
        {t({ id: "general.tryAgain", message: "Try again" })}
      </button>
    </div>
  );
}
