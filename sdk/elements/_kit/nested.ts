import { gipfelOfPage } from "./page.ts";

/** Loads elements of ours that appear inside a root: a booking that shows its basket. Answers with the way to stop. */
export function loadNested(root: ParentNode & Node): () => void {
  const look = () => {
    for (const element of root.querySelectorAll(":not(:defined)")) {
      if (element.localName.startsWith("gipfel-")) void gipfelOfPage()?.load(element.localName, element);
    }
  };
  const observer = new MutationObserver(look);
  observer.observe(root, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}
