import type { I18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { useSyncExternalStore, type ComponentType } from "react";
import type { AnyActorRef } from "xstate";
import { Boundary } from "./boundary.tsx";
import type { ElementRecord, Services } from "./record.ts";

export interface StageProps {
  readonly record: ElementRecord;
  readonly actor: AnyActorRef;
  readonly services: Services;
  readonly i18n: I18n;
  readonly crashed: (cause: unknown) => void;
}

/** What an element shows: its view with the props that `connect` makes of the actor's snapshot. The server renders the same. */
export function Stage({ record, actor, services, i18n, crashed }: StageProps) {
  return (
    <I18nProvider i18n={i18n}>
      <Boundary crashed={crashed}>
        <Connected record={record} actor={actor} services={services} />
      </Boundary>
    </I18nProvider>
  );
}

function Connected({ record, actor, services }: Pick<StageProps, "record" | "actor" | "services">) {
  const read = () => actor.getSnapshot();
  const snapshot = useSyncExternalStore((changed) => stopper(actor.subscribe(changed)), read, read);
  const View = record.View as ComponentType<object>;
  return <View {...(record.connect(snapshot as never, (event) => actor.send(event), services) as object)} />;
}

function stopper(subscription: { unsubscribe(): void }): () => void {
  return () => subscription.unsubscribe();
}
