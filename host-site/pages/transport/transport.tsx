import { useContext } from "react";
import { Element, PageElementsContext } from "../../element.tsx";
import { Actions } from "../actions.tsx";
import { useElementFailure } from "../element/use-element-failure.ts";
import { LoadFailed, LoadLate } from "../load-failed.tsx";
import type { ViewProps } from "../page-view.ts";
import { WithAddresses } from "../with-addresses.tsx";
import type { TransportBody } from "./transport.body.ts";

/** Trains, buses and boats: heading, words, the element's search, and ways on. */
export function TransportPage({ answer: { shell }, body }: ViewProps<TransportBody>) {
  const { elements, visit } = useContext(PageElementsContext);
  const failure = useElementFailure(elements["main"]?.tag, visit);
  const hasFailed = failure === "missing";
  return (
    <div className="wrap pt-12 pb-18">
      <h1 className="title">{body.title}</h1>
      <p className="lead">
        <WithAddresses text={body.lead} />
      </p>
      {/* The search is as high as this before it is there: what is below doesn't move. */}
      <div className="mt-8 min-h-120 max-w-[800px]">
        {failure && <LoadFailed words={shell.words} isPress={!hasFailed} />}
        <Element name="main" />
        {!hasFailed && <LoadLate words={shell.words} className="noscript:hidden" />}
      </div>
      <Actions of={body.actions} />
    </div>
  );
}
