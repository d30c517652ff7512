import { useLingui } from "@lingui/react/macro";
import type { OptionProps } from "./configurator.props.ts";

/** What is wrong with a typed value, in a sentence that helps. */
export function useProblem({ control, isWrong, value, longest, name }: OptionProps): string | undefined {
  const { t } = useLingui();
  if (!isWrong) return undefined;
  if (control === "color") return t`Six digits are wanted, such as #0b5d47.`;
  if (longest !== undefined && value.length > longest)
    return t`This is too long: there is room for ${longest} characters.`;
  if (name === "logo-url") return t`An address that begins with https:// is wanted.`;
  if (name === "affiliate-id" || name === "campaign") return t`Only letters, digits and dashes are wanted, 64 at most.`;
  return t`This can't be used, and is left out.`;
}
