import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect } from "react";
import { ActionNotice } from "../../ui/action-notice.tsx";
import { useLazyView, type LazyView } from "../../ui/lazy-view.ts";
import { useFailureReport, useLoadFailureWords } from "../load-failure/load-failure-notice.tsx";

interface LazyPartProps<Props extends object> {
  readonly of: LazyView<Props>;
  readonly props: Props;
  /** Whether its code is to be fetched where it isn't there. */
  readonly isNeeded?: boolean;
  /** Space around the notice, where the view brings its own. */
  readonly noticeClass?: string;
}

/** A part of a list whose code is a chunk of its own. Where it can't be loaded, a notice with a button stands there. */
export function LazyPart<Props extends object>({ of, props, isNeeded = true, noticeClass = "" }: LazyPartProps<Props>) {
  const { View, hasFailed, retry } = useLazyView(of, isNeeded);
  if (View) return <View {...props} />;
  return hasFailed ? <PartFailure retry={retry} className={noticeClass} /> : null;
}

/**
 * Says in the place of a part that its code could not be loaded. Where its button has the focus, the first control of
 * the part has it next.
 */
export function PartFailure({ retry, className }: { readonly retry: () => void; readonly className: string }) {
  const { t } = useLingui();
  const words = useLoadFailureWords();
  const failure = navigator.onLine ? "error500" : "offline";
  const place = useFailureReport<HTMLDivElement>(failure);
  useLayoutEffect(() => {
    const notice = place.current!;
    return () => {
      const parent = notice.parentElement!;
      const controls = () => [...parent.querySelectorAll<HTMLElement>("a,button,input")];
      const before = controls().indexOf(notice.querySelector<HTMLElement>(":focus")!);
      // Once the part is in the document.
      queueMicrotask(() => controls()[before]?.focus());
    };
  }, []);
  return (
    <div ref={place} className={className}>
      <ActionNotice action={t({ id: "general.tryAgain", message: "Try again" })} onPress={retry}>
        {words[failure]}
      </ActionNotice>
    </div>
  );
}
