import { createContext, useContext } from "react";
import type { AffiliateWords } from "./words.ts";

export const AffiliateContext = createContext<AffiliateWords | null>(null);

/** The words of the affiliate's section. */
export function useAffiliateWords(): AffiliateWords {
  const words = useContext(AffiliateContext);
  if (!words) throw new Error("[gipfel] a part of the affiliate's section stands outside of its context");
  return words;
}
