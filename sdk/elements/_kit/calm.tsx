import { useLingui } from "@lingui/react/macro";

/** What stands in the place of a view that crashed (purchase spec §8): one calm sentence and a way forward. */
export function Calm({ again }: { readonly again: () => void }) {
  const { t } = useLingui();
  return (
    <div role="alert" className="flex flex-col items-start gap-3 rounded-card bg-surface-2 p-4 text-16 text-ink">
      <p>{t({ id: "activity.widget.error500", message: "Something went wrong on our side. Nothing was booked and nothing was charged. Please try again." })}</p>
      <button type="button" className="min-h-11 rounded-field bg-accent px-4 font-strong text-on-accent" onClick={again}>
        {t({ id: "general.tryAgain", message: "Try again" })}
      </button>
    </div>
  );
}
