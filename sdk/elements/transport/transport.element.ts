import { transportAttributes } from "../../contracts/elements/transport.ts";
import { transportMachine } from "../../machines/transport/transport.machine.ts";
import { defineRecord } from "../_kit/record.ts";
import { connectTransport } from "./transport.connect.ts";
import { transportDocs } from "./transport.docs.ts";
import { implementTransport } from "./transport.implement.ts";
import { inputOf } from "./transport.input.ts";
import { TransportView } from "./transport.tsx";

/** `<gipfel-transport>`: connections by public transport, their details, and their tickets. */
export const record = defineRecord({
  tag: "gipfel-transport",
  docs: import.meta.env.SSR ? transportDocs : undefined,
  attributes: transportAttributes,
  events: ["ready", "view", "open", "select", "step", "reserve", "error", "analytics"],
  machine: transportMachine,
  implement: implementTransport,
  input: inputOf,
  changed: (attributes, services) => ({
    type: "attributes.changed" as const,
    input: inputOf(attributes, services),
  }),
  connect: connectTransport,
  View: TransportView,
  catalogues: ["transport"],
  isSettled: (snapshot) => !snapshot.matches({ trips: "searching" }),
});
