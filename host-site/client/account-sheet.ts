import type { PageAnswer } from "../page.ts";
import { viewOf } from "../pages/views.ts";

/**
 * Links the account's style sheet where a page needs it and the document has none yet; done once it applies, so that
 * the page never shows without it. Throws where it can't be loaded.
 */
export async function linkAccountSheet(answer: PageAnswer): Promise<void> {
  const href = document.getElementById("shop")?.dataset["accountSheet"];
  if (!href || !viewOf(answer.body)?.isPersonal) return;
  // The server has linked it: no script ran before it applied.
  if (!linking && document.head.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return;
  linking ??= link(href).catch((cause: unknown) => {
    linking = null;
    throw cause;
  });
  await linking;
}

/** Until the sheet that a script has linked applies, and from then on; null where none has. */
let linking: Promise<void> | null = null;

async function link(href: string): Promise<void> {
  const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  await new Promise((loaded, failed) => {
    sheet.addEventListener("load", loaded);
    sheet.addEventListener("error", failed);
    document.head.append(sheet);
  }).catch((cause: unknown) => {
    sheet.remove();
    throw cause;
  });
}
