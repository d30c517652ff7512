import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { AdminWords } from "./words/en.ts";

export const AdminContext = createContext<AdminWords | null>(null);

/** The team's words. */
export function useAdminWords(): AdminWords {
  const words = useContext(AdminContext);
  if (!words) throw new Error("[gipfel] a part of the team's room stands outside of its context");
  return words;
}
