import { useLingui } from "@lingui/react/macro";
import type { ComponentType } from "react";
import { ActionNotice } from "../../ui/action-notice.tsx";
import type { LazyCode } from "../../ui/lazy-code.ts";
import { useLazyCode } from "../../ui/use-lazy-code.ts";
import { useFocusSuccessor } from "../../ui/use-focus-successor.ts";
import { useFailureReport, useLoadFailureWords } from "../../parts/load-failure/load-failure-notice.tsx";

interface LazyPartProps<Props extends object> {
  readonly of: LazyCode<ComponentType<Props>>;
  readonly props: Props;
  /** Whether its code is to be fetched where it isn't there. */
  readonly isNeeded?: boolean;
  /** Space around the notice, where the view brings its own. */
  readonly noticeClass?: string;
}

/** A part of a list whose code is a chunk of its own. Where it can't be loaded, a notice with a button stands there. */
export function LazyPart<Props extends object>({ of, props, isNeeded = true, noticeClass = "" }: LazyPartProps<Props>) {
  const { code: View, hasFailed, retry } = useLazyCode(of, isNeeded);
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
  useFocusSuccessor(place, (controls, index) => controls[index]);
  return (
    <div ref={place} className={className}>
      <ActionNotice action={t({ id: "general.tryAgain", message: "Try again" })} onPress={retry}>
        {words[failure]}
      </ActionNotice>
    </div>
  );
}
