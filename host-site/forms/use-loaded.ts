import { useEffect, useRef } from "react";
import type { ApiError } from "../../sdk/client/api-error.ts";
import { changes } from "../api.ts";
import { loadingMachine } from "../machines/loading.machine.ts";
import { useMachine } from "../machines/use-machine.ts";
import { errorOf } from "./use-sending.ts";

/** What a page has of its data. While other data comes for the same place, what was shown stays (`isOld`). */
export type LoadState<Data> =
  | { readonly state: "loading" }
  | { readonly state: "shown"; readonly data: Data; readonly isOld: boolean }
  | { readonly state: "failed"; readonly refusal: ApiError };

interface Loading<Data> {
  readonly loaded: LoadState<Data>;
  /** Sends the request again. */
  readonly retry: () => void;
  /** Puts in place what a change was answered with. */
  readonly replace: (data: Data) => void;
}

/**
 * Loads what a page shows, and again when `key` says that it is about something else, or when a change got no answer.
 * `known`: what it showed before it was left, which stands until the answer is there.
 */
export function useLoaded<Data>(key: string, load: () => Promise<Data>, known?: Data): Loading<Data> {
  const [snapshot, actor] = useMachine(loadingMachine, { load, known });
  const shownKey = useRef(key);
  const retry = () => actor.send({ type: "data.requested", load });
  useEffect(() => {
    if (shownKey.current !== key) retry();
    shownKey.current = key;
  }, [key]);
  useEffect(() => {
    const doubt = () => actor.send({ type: "data.doubted" });
    changes.addEventListener("unanswered", doubt);
    return () => changes.removeEventListener("unanswered", doubt);
  }, []);
  return {
    loaded: loadStateOf<Data>(snapshot),
    retry,
    replace: (data) => actor.send({ type: "data.replaced", data }),
  };
}

function loadStateOf<Data>(snapshot: ReturnType<typeof loadingMachine.resolveState>): LoadState<Data> {
  const { data, error } = snapshot.context;
  if (snapshot.matches("failed")) return { state: "failed", refusal: errorOf(error) };
  if (snapshot.matches("shown"))
    return { state: "shown", data: data as Data, isOld: snapshot.matches({ shown: "outdated" }) };
  return { state: "loading" };
}
