import { useEffect, useLayoutEffect, useRef, useState, type Ref, type RefObject } from "react";
import * as v from "valibot";
import { PlaygroundReport, type PlaygroundMessage } from "../../../sdk/contracts/playground.ts";

interface PreviewProps {
  readonly code: string;
  /** Of the frame's document. */
  readonly address: string;
  /** Names of the events to report. */
  readonly events: readonly string[];
  readonly frameRef: RefObject<HTMLIFrameElement | null>;
  readonly onReport: (report: PlaygroundReport) => void;
}

const box = "block h-[720px] w-full rounded-card border border-line bg-surface";

/**
 * The code, running in a document of an origin of its own (`sandbox` without `allow-same-origin`, here and in the
 * document's own policy): it reaches neither this page nor the shop's storage. It runs once: a key makes another.
 */
export function Preview({ code, address, events, frameRef, onReport }: PreviewProps) {
  const isSent = useRef(false);
  // Not in the server's HTML: the frame would be ready before this page listens.
  const [isListening, listen] = useState(false);
  useEffect(() => listen(true), []);
  useLayoutEffect(() => {
    const receive = ({ data, source }: MessageEvent<unknown>) => {
      const frame = frameRef.current?.contentWindow;
      if (!frame || source !== frame) return;
      const parsed = v.safeParse(PlaygroundReport, data);
      if (!parsed.success) return;
      // Once: the code in the frame could ask for it again and again.
      if (parsed.output.type === "ready" && !isSent.current) {
        isSent.current = true;
        // An opaque origin has no name to send to: the frame is known by its window.
        frame.postMessage({ type: "run", code, events } satisfies PlaygroundMessage, "*");
      } else onReport(parsed.output);
    };
    addEventListener("message", receive);
    return () => removeEventListener("message", receive);
  }, [code, events, frameRef, onReport]);
  if (!isListening) return <div className={box} />;
  return (
    <iframe
      ref={frameRef as Ref<HTMLIFrameElement>}
      src={address}
      title="Preview"
      sandbox="allow-scripts allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox"
      className={box}
    />
  );
}
