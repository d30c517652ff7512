import type { EditorProps } from "./basket.connect.ts";

/** The booking widget as a drawer, with the reservation it edits; closed or reserved, it goes. */
export function Editor({ attributes, closed }: EditorProps) {
  return (
    <gipfel-booking
      {...attributes}
      ongipfel-step={(event: CustomEvent<{ step: string }>) => event.detail.step === "closed" && closed()}
      ongipfel-reserve={closed}
    />
  );
}
