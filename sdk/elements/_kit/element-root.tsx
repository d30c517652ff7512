import type { I18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { useLayoutEffect, useSyncExternalStore, type ComponentType } from "react";
import { Boundary } from "./boundary.tsx";
import type { ElementActor, ElementRecord, Services } from "./record.ts";

export interface ElementRootProps {
  readonly record: ElementRecord;
  readonly actor: ElementActor;
  /** What the view's events go to. */
  readonly send: ElementActor["send"];
  readonly services: Services;
  readonly i18n: I18n;
  readonly onCrash: (cause: unknown) => void;
  /** Called after a snapshot has been rendered. */
  readonly onShown?: ((snapshot: unknown) => void) | undefined;
}

/**
 * Renders an element's view with the props that `connect` derives from the actor's snapshot; used by the server too.
 */
export function ElementRoot({ record, actor, send, services, i18n, onCrash, onShown }: ElementRootProps) {
  return (
    <I18nProvider i18n={i18n}>
      <Boundary onCrash={onCrash}>
        <Connected record={record} actor={actor} send={send} services={services} onShown={onShown} />
      </Boundary>
    </I18nProvider>
  );
}

function Connected({
  record,
  actor,
  send,
  services,
  onShown,
}: Pick<ElementRootProps, "record" | "actor" | "send" | "services" | "onShown">) {
  const read = () => actor.getSnapshot();
  const snapshot = useSyncExternalStore(
    (changed) => stopper(actor.subscribe({ next: changed, error: ignoreError })),
    read,
    read,
  );
  useLayoutEffect(() => onShown?.(snapshot));
  const View = record.View as ComponentType<object>;
  return <View {...(record.connect(snapshot, send, services) as object)} />;
}

function stopper(subscription: { unsubscribe(): void }): () => void {
  return () => subscription.unsubscribe();
}

/**
 * Without an error observer XState would throw the machine's error globally; the session's own observer shows the error
 * fallback.
 */
function ignoreError() {}
