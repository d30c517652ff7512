import { useLingui } from "@lingui/react/macro";
import { Check } from "lucide";
import { TextField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { textLink } from "../../ui/text-button.tsx";
import type { OptionProps } from "./configurator.props.ts";
import { useOptionWords } from "./option-words.ts";
import { useProblem } from "./use-problem.ts";

/** The affiliate's number, with what the shop says to it, and the way to one. */
export function Affiliate({ page, ...option }: OptionProps & { readonly page: string }) {
  const { t } = useLingui();
  const { label, hint } = useOptionWords(option.subject)(option.name);
  const problem = useProblem(option);
  const unknown =
    !problem && option.inShop === "unknown" ? t`The shop knows no affiliate of this number: nobody would earn.` : "";
  const known = !problem && option.inShop === "known" ? t`Known to the shop: bookings count for you.` : "";
  return (
    <>
      <TextField
        label={label}
        hint={known ? <Known>{known}</Known> : hint}
        value={option.value}
        onInput={option.set}
        error={problem ?? (unknown || undefined)}
        autoComplete="off"
        spellCheck={false}
      />
      {!known && (
        <a
          href={page}
          target="_blank"
          rel="noopener"
          className={`mt-1 inline-flex min-h-6 items-center text-14 ${textLink}`}
        >
          {t`Become an affiliate`}
        </a>
      )}
      <p role="status" className="sr-only">
        {unknown || known}
      </p>
    </>
  );
}

function Known({ children }: { readonly children: string }) {
  return (
    <span className="flex gap-1.5 text-success">
      <Icon of={Check} size={16} className="mt-0.5" />
      <span className="min-w-0">{children}</span>
    </span>
  );
}
