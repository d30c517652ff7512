import { useContext, useRef } from "react";
import { Element, PageElementsContext } from "../../element.tsx";
import { Actions } from "../actions.tsx";
import { useElementFailure } from "../element/use-element-failure.ts";
import { LoadFailed, LoadLate } from "../load-failed.tsx";
import type { ViewProps } from "../page-view.ts";
import { WithAddresses } from "../with-addresses.tsx";
import type { TransportBody } from "./transport.body.ts";
import { useElementShown } from "./use-element-shown.ts";
import { Waiting } from "./waiting.tsx";

/** Trains, buses and boats: heading, words, the element's search, and ways on. */
export function TransportPage({ answer: { shell }, body }: ViewProps<TransportBody>) {
  const { elements, visit } = useContext(PageElementsContext);
  const tag = elements["main"]?.tag;
  const failure = useElementFailure(tag, visit);
  const place = useRef<HTMLDivElement>(null);
  const isShown = useElementShown(place, tag, visit);
  const hasFailed = failure === "missing";
  return (
    <div className="wrap pt-12 pb-18">
      <h1 className="title">{body.title}</h1>
      <p className="lead">
        <WithAddresses text={body.lead} />
      </p>
      {/* What is below doesn't move in sight: connections are to come as high as the window, else the form. */}
      <div
        ref={place}
        className={`mt-8 grid content-start *:[grid-area:1/1] [&>gipfel-transport]:relative ${body.hasSearch ? "min-h-dvh" : "min-h-90 min-[1080px]:min-h-44"}`}
      >
        {!hasFailed && !isShown && <Waiting hasSearch={body.hasSearch} />}
        {failure && <LoadFailed words={shell.words} isPress={!hasFailed} />}
        <Element name="main" />
        {!hasFailed && <LoadLate words={shell.words} className="noscript:hidden" />}
      </div>
      <Actions of={body.actions} />
    </div>
  );
}
