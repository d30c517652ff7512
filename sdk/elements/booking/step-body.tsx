import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Bone, Skeleton } from "../../ui/skeleton.tsx";
import type { BookingProps } from "./booking.props.ts";
import { DateStep } from "./date-step.tsx";
import { loadErrorCode, usePart, type LazyPart } from "./lazy-parts.tsx";
import { ErrorNotice } from "./error-notice.tsx";

export interface StepBodyProps {
  readonly props: BookingProps;
  /** The step has just replaced another one. */
  readonly takesFocus: boolean;
}

/** The current step. */
export function StepBody({ props, takesFocus }: StepBodyProps) {
  const { view, error } = props;
  const notice = error && <ErrorNotice {...props} error={error} />;
  switch (view.kind) {
    case "opening":
      return <OpeningStep isSlow={view.isSlow} />;
    case "failed":
      return (
        <>
          <ErrorNotice {...props} error={{ code: view.code, date: null, retry: view.retry }} />
          <slot />
        </>
      );
    case "date":
      return <DateStep {...props} view={view} takesFocus={takesFocus} notice={notice} />;
    case "closed":
      return null;
    default:
      return <LazyStep key={view.kind} part={view.kind} props={props} takesFocus={takesFocus} notice={notice} />;
  }
}

/** Props of every lazy step. */
export interface LazyStepProps extends StepBodyProps {
  readonly notice: ReactNode;
}

function LazyStep({
  part,
  ...step
}: LazyStepProps & {
  readonly part: Exclude<
    LazyPart,
    | "lockedNote"
    | "movingTrips"
    | "navigation"
    | "headMenu"
    | "presentation"
    | "times"
    | "nextSide"
    | "noDates"
    | "errorNotice"
    | "conditions"
  >;
}) {
  const { code: View, hasFailed, retry } = usePart(part, step.props.locale);
  // The button that has tried again had the focus.
  if (View) return <View {...step} takesFocus={step.takesFocus || hasFailed} />;
  return hasFailed ? (
    <ErrorNotice {...step.props} error={{ code: loadErrorCode(), date: null, retry }} />
  ) : (
    <OpeningStep />
  );
}

/** Shaped like the calendar, to avoid a layout shift. */
function OpeningStep({ isSlow }: { readonly isSlow?: boolean }) {
  const { t } = useLingui();
  return (
    <Skeleton word={t`One moment, please.`} isSlow={isSlow}>
      <Bone className="h-7 w-3/5" />
      <Bone className="mt-3 h-11" />
      <Bone className="mt-10 h-139 @min-[640px]/frame:h-131" />
    </Skeleton>
  );
}
