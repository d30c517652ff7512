import { useLingui } from "@lingui/react/macro";
import type { OptionProps } from "./configurator.props.ts";

/** What is wrong with a typed value, in a sentence that helps. */
export function useProblem({ control, isWrong, pageProblem, value, longest, name }: OptionProps): string | undefined {
  const { t } = useLingui();
  if (!isWrong) return undefined;
  if (pageProblem === "needs-number")
    return t`This kind of list needs one number, such as 12. Without it the list is of everything.`;
  if (pageProblem === "needs-pair")
    return t`This kind of list needs two numbers with a dash between, such as 12-34. Without them the list is of everything.`;
  if (pageProblem === "needs-kind") return t`A number needs a kind of list. Without one the list is of everything.`;
  if (control === "color") return t`Six digits are wanted, such as #0b5d47.`;
  if (longest !== undefined && value.length > longest)
    return t`This is too long: there is room for ${longest} characters.`;
  if (name === "logo-url") return t`An address that begins with https:// is wanted.`;
  if (name === "affiliate-id" || name === "campaign") return t`Only letters, digits and dashes are wanted, 64 at most.`;
  return t`This can't be used, and is left out.`;
}
