import { useEffect, useState } from "react";
import type { PageAnswer } from "../page.ts";
import { footLink } from "./classes.ts";
import { configuratorAddress, hasConfigurator } from "./configurator-subject.ts";
import { OverlayLink } from "./overlay-link.tsx";

/**
 * For partners: the way to a widget of what this page shows. A page's HTML is the same for every query, so that only
 * the browser knows of an affiliate's.
 */
export function ConfiguratorEntry({ answer }: { readonly answer: PageAnswer }) {
  const [search, setSearch] = useState("");
  useEffect(() => setSearch(location.search), [answer]);
  if (!hasConfigurator(answer, search)) return null;
  const { footer } = answer.shell.words;
  return (
    <p className="mb-10 flex flex-wrap items-center gap-x-4 border-b border-line pb-4 text-14 text-ink-2">
      {footer.configureLead}
      <OverlayLink
        to={{ ident: "widget-configurator" }}
        href={configuratorAddress(answer, search)}
        className={`${footLink} underline`}
      >
        {footer.configure}
      </OverlayLink>
    </p>
  );
}
