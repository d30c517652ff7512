import { useLingui } from "@lingui/react/macro";
import type { ButtonProps } from "./button.connect.ts";

/** One native button; its look is that of its variant. */
export function ButtonView({ press }: ButtonProps) {
  const { t } = useLingui();
  return (
    <button type="button" part="button" className="min-h-12 rounded-field bg-accent px-6 text-16 font-strong text-on-accent" onClick={press}>
      {t({ id: "button.bookNow", message: "Book now" })}
    </button>
  );
}
