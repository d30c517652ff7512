import { configuratorAttributes } from "../../contracts/elements/configurator.ts";
import { configuratorMachine } from "../../machines/configurator/configurator.machine.ts";
import { defineRecord } from "../_kit/record.ts";
import { connectConfigurator } from "./configurator.connect.ts";
import styles from "./configurator.css?inline";
import { configuratorDocs } from "./configurator.docs.ts";
import { implementConfigurator } from "./configurator.implement.ts";
import { inputOf } from "./configurator.input.ts";
import { loadDetachAddress } from "./preview-address.ts";
import { ConfiguratorView } from "./configurator.tsx";

/** `<gipfel-configurator>`: the form of a widget's options, its preview, and its code in every form. */
export const record = defineRecord({
  tag: "gipfel-configurator",
  docs: import.meta.env.SSR ? configuratorDocs : undefined,
  attributes: configuratorAttributes,
  events: ["ready", "view", "error"],
  ready: loadDetachAddress,
  machine: configuratorMachine,
  implement: implementConfigurator,
  input: inputOf,
  changed: (attributes, services) => ({
    type: "configurator.changed" as const,
    given: inputOf(attributes, services),
  }),
  connect: connectConfigurator,
  endsOnRemoval: true,
  View: ConfiguratorView,
  styles,
  catalogues: ["configurator"],
});
