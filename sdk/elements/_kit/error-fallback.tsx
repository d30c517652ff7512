import { I18nProvider } from "@lingui/react";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Locale } from "../../contracts/locale.ts";
import { newWords, speak } from "./words.ts";

/** What stands in the place of a view that crashed, in its own words; without them in English. */
export async function renderErrorFallback(locale: Locale, again: () => void): Promise<ReactNode> {
  const words = newWords();
  await speak(words, locale, ["kit"]).catch(() => undefined);
  return (
    <I18nProvider i18n={words}>
      <ErrorFallback again={again} />
    </I18nProvider>
  );
}

/** One calm sentence and a way forward (purchase spec §8). */
function ErrorFallback({ again }: { readonly again: () => void }) {
  const { t } = useLingui();
  return (
    <div role="alert" className="flex flex-col items-start gap-3 rounded-card bg-surface-2 p-4 text-16 text-ink">
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
