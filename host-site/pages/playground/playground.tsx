import { useCallback, useEffect, useMemo, useReducer, useRef } from "react";
import type { PlaygroundReport } from "../../../sdk/contracts/playground.ts";
import { Notice } from "../../../sdk/ui/notice.tsx";
import { Button } from "../../../sdk/ui/button.tsx";
import { Breadcrumbs } from "../breadcrumbs.tsx";
import type { ViewProps } from "../page-view.ts";
import { readAddress, writeAddress } from "./address.ts";
import { CodePart } from "./code-part.tsx";
import { EventLog } from "./event-log.tsx";
import { Options } from "./options.tsx";
import type { PlaygroundBody } from "./playground.body.ts";
import { longestCode } from "./playground.link.ts";
import { codeIn, initialState, reducerOf } from "./playground.state.ts";
import { Preview } from "./preview.tsx";
import { RecordingPart } from "./recording-part.tsx";
import { SimulatePart } from "./simulate-part.tsx";

/** How long options rest before the frame begins anew (ms). */
const restBeforeRun = 500;
/** How long edits rest before the address has them (ms): browsers limit how often a page may write it. */
const restBeforeWrite = 500;

/** Tries elements out: options and code on one side, the element in a frame and what it does on the other. */
export function PlaygroundPage({ answer, body }: ViewProps<PlaygroundBody>) {
  const { title, lead, crumbs, elements } = body;
  const reduce = useMemo(() => reducerOf(body), [body]);
  const [state, dispatch] = useReducer(reduce, body, initialState);
  const frame = useRef<HTMLIFrameElement>(null);

  // A link says what to begin with. The server doesn't see it: it stands behind the #.
  useEffect(() => {
    const open = () => {
      const found = readAddress(elements);
      if (found) dispatch({ type: "link.opened", ...found });
    };
    open();
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, [elements]);

  // Options show at once; code that somebody writes waits for the button.
  const isResting = state.frame.state === "stale" && state.written === null;
  useEffect(() => {
    if (!isResting) return;
    const timer = setTimeout(() => dispatch({ type: "run" }), restBeforeRun);
    return () => clearTimeout(timer);
  }, [isResting, state.values]);

  // A reload keeps what was edited. Code that is too long for a link is not cut: the address keeps what it had.
  const { element, values, written, isEdited } = state;
  const isHeld = state.frame.state === "held";
  useEffect(() => {
    if (!isEdited || (written !== null && written.length > longestCode)) return;
    const timer = setTimeout(() => writeAddress(state), restBeforeWrite);
    return () => clearTimeout(timer);
  }, [isEdited, element, values, written, isHeld]);

  // A loop may write thousands of lines: what arrives within a frame is drawn at once.
  const arrived = useRef<PlaygroundReport[]>([]);
  const report = useCallback((reported: PlaygroundReport) => {
    if (arrived.current.push(reported) > 1) return;
    requestAnimationFrame(() => dispatch({ type: "reported", reports: arrived.current.splice(0) }));
  }, []);
  const simulate = (name: string, detail: unknown) =>
    frame.current?.contentWindow?.postMessage({ type: "simulate", name, detail }, "*");
  const eventNames = body.events.map(({ name }) => name);

  return (
    <article className="wrap pb-18" lang="en">
      <Breadcrumbs links={crumbs} />
      <h1 className="title">{title}</h1>
      <p className="lead">{lead}</p>
      <p className="mt-6 hidden noscript:block">
        The playground runs scripts. The pages of the elements have all that it shows as tables and code.
      </p>
      <div className="mt-8 grid grid-cols-1 gap-8 min-[1024px]:grid-cols-[minmax(0,400px)_minmax(0,1fr)]">
        <div className="min-w-0">
          <Options state={state} body={body} dispatch={dispatch} />
          <CodePart state={state} code={codeIn(state, body)} dispatch={dispatch} />
        </div>
        <div id="playground-preview" className="min-w-0 scroll-mt-[calc(var(--header)+16px)]">
          {state.frame.state === "held" ? (
            <Notice
              tone="warning"
              title="This code comes from the address"
              role="status"
              actions={
                <Button size="medium" onPress={() => dispatch({ type: "run" })}>
                  Run the code
                </Button>
              }
            >
              You wrote it earlier, or somebody who sent you the link. It runs in a frame of its own that reaches
              nothing of yours, and not before you say so: read it first.
            </Notice>
          ) : (
            <Preview
              key={state.frame.run}
              code={state.frame.code}
              address={body.frame}
              events={eventNames}
              frameRef={frame}
              onReport={report}
            />
          )}
          <EventLog state={state} names={state.element.events} dispatch={dispatch} />
          <SimulatePart
            key={element.tag}
            events={body.events.filter(({ name }) => state.element.events.includes(name))}
            isHeld={isHeld}
            simulate={simulate}
          />
          <RecordingPart state={state} sdk={answer.build} dispatch={dispatch} />
        </div>
      </div>
    </article>
  );
}
