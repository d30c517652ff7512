import { useLingui } from "@lingui/react/macro";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import type { FiltersProps } from "./filters.props.ts";
import { useOptionWords } from "./option-words.ts";

/**
 * A chip for every choice, and the way to drop them all. The row scrolls in a narrow place, to the page's edge where
 * that is ours (`bleeds`); it never breaks a chip.
 */
export function Chips({
  chips,
  toggle,
  clear,
  languageTag,
  bleeds,
}: Pick<FiltersProps, "chips" | "toggle" | "clear" | "languageTag"> & { readonly bleeds: boolean }) {
  const { t } = useLingui();
  const words = useOptionWords(languageTag);
  if (chips.length === 0) return null;
  return (
    <ul
      aria-label={t`Chosen filters`}
      className={`fade-ends flex items-center gap-2 overflow-x-auto py-1 [scrollbar-width:none] @min-[640px]:mx-0 @min-[640px]:flex-wrap @min-[640px]:overflow-visible @min-[640px]:px-0 ${bleeds ? "-mx-4 px-4" : "px-0.5"}`}
    >
      {chips.map(({ group, value, label }) => {
        const word = words.asChip(group, value, label);
        return (
          <li key={`${group} ${value}`} className="shrink-0">
            <Chip name={t`Remove the filter ${word}`} onRemove={() => toggle(group, value)}>
              {word}
            </Chip>
          </li>
        );
      })}
      <li className="ms-2 shrink-0">
        <Button variant="quiet" size="small" onPress={clear}>
          {t`Clear all`}
        </Button>
      </li>
    </ul>
  );
}
