import type { I18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { useLayoutEffect, useSyncExternalStore, type ComponentType } from "react";
import { Boundary } from "./boundary.tsx";
import type { ElementActor, ElementRecord, Services } from "./record.ts";

export interface ElementRootProps {
  readonly record: ElementRecord;
  readonly actor: ElementActor;
  readonly services: Services;
  readonly i18n: I18n;
  readonly crashed: (cause: unknown) => void;
  /** Called when what a snapshot says stands in the page. */
  readonly shown?: ((snapshot: unknown) => void) | undefined;
}

/**
 * What an element shows: its view with the props that `connect` makes of the actor's snapshot. The server renders the
 * same.
 */
export function ElementRoot({ record, actor, services, i18n, crashed, shown }: ElementRootProps) {
  return (
    <I18nProvider i18n={i18n}>
      <Boundary crashed={crashed}>
        <Connected record={record} actor={actor} services={services} shown={shown} />
      </Boundary>
    </I18nProvider>
  );
}

function Connected({
  record,
  actor,
  services,
  shown,
}: Pick<ElementRootProps, "record" | "actor" | "services" | "shown">) {
  const read = () => actor.getSnapshot();
  const snapshot = useSyncExternalStore(
    (changed) => stopper(actor.subscribe({ next: changed, error: leftToTheSession })),
    read,
    read,
  );
  useLayoutEffect(() => shown?.(snapshot));
  const View = record.View as ComponentType<object>;
  return <View {...(record.connect(snapshot, (event) => actor.send(event), services) as object)} />;
}

function stopper(subscription: { unsubscribe(): void }): () => void {
  return () => subscription.unsubscribe();
}

/**
 * An observer without it would throw the machine's error into the page; the session hears it and shows the calm
 * sentence.
 */
function leftToTheSession() {}
