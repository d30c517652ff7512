import type { EditorProps } from "./editor.props.ts";

/** The booking widget as a drawer, with the reservation it edits; closed or reserved, it goes. */
export function Editor({ attributes, closed, shown }: EditorProps) {
  return (
    <gipfel-booking
      {...attributes}
      ongipfel-step={({ detail: { step } }: CustomEvent<{ step: string }>) =>
        step === "closed" ? closed() : shown?.(step)
      }
      ongipfel-error={() => shown?.("error")}
      ongipfel-unavailable={() => shown?.("unavailable")}
      ongipfel-reserve={closed}
    />
  );
}
