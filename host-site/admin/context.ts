import { createContext, useContext } from "react";
import type { AdminWords } from "./words.ts";

export const AdminContext = createContext<AdminWords | null>(null);

/** The team's words. */
export function useAdminWords(): AdminWords {
  const words = useContext(AdminContext);
  if (!words) throw new Error("[gipfel] a part of the team's pages stands outside of its context");
  return words;
}
