import { createContext, useContext } from "react";
import type { PageAnswer } from "../page.ts";
import type { AccountWords } from "./words.ts";

/**
 * What every part of the account needs: the page (for language, paths and the shell's words) and the account's own
 * words.
 */
export interface AccountSurroundings {
  readonly answer: PageAnswer;
  readonly words: AccountWords;
}

export const AccountContext = createContext<AccountSurroundings | null>(null);

export function useAccount(): AccountSurroundings {
  const surroundings = useContext(AccountContext);
  if (!surroundings) throw new Error("[gipfel] a part of the account stands outside of its context");
  return surroundings;
}
