import { useEffect } from "react";
import { useAccount } from "./context.ts";

/**
 * Names the document after what the account shows, and after the shop as every page's title does. null: the title of
 * the page's answer stays, such as until a booking's number is loaded.
 */
export function useAccountTitle(title: string | null): void {
  const { answer } = useAccount();
  const { siteName } = answer.head.openGraph;
  useEffect(() => {
    if (title !== null) document.title = `${title} · ${siteName}`;
  }, [title, answer]);
}
