import { useRef } from "react";
import { useBackCloses } from "../../ui/use-back-closes.ts";
import type { EditorProps } from "./editor.props.ts";
import { useFocusAfterElement } from "./use-focus-on-result.ts";

/** What edits a reservation, in a drawer; closed or reserved, it goes. */
export function Editor({ isTrip, overlay, attributes, closed, shown }: EditorProps) {
  const place = useRef<HTMLDivElement>(null);
  useFocusAfterElement(place);
  useBackCloses(overlay !== undefined, closed, overlay ?? "");
  const listeners = {
    "ongipfel-step": ({ detail: { step } }: CustomEvent<{ step: string }>) =>
      step === "closed" ? closed() : shown?.(),
    "ongipfel-error": () => shown?.(),
    "ongipfel-unavailable": () => shown?.(),
    "ongipfel-reserve": closed,
  };
  return (
    <div ref={place} className="contents">
      {isTrip ? <gipfel-transport {...attributes} {...listeners} /> : <gipfel-booking {...attributes} {...listeners} />}
    </div>
  );
}
