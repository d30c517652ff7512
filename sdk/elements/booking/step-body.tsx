import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Bone, Skeleton } from "../../ui/skeleton.tsx";
import type { BookingProps } from "./booking.props.ts";
import { DateStep } from "./date-step.tsx";
import { lossCode, usePart, type LaterPart } from "./later.tsx";
import { Trouble } from "./trouble.tsx";

export interface StepBodyProps {
  readonly props: BookingProps;
  /** The step has just taken the place of another. */
  readonly takesFocus: boolean;
}

/** The step on show. */
export function StepBody({ props, takesFocus }: StepBodyProps) {
  const { view, trouble } = props;
  const notice = trouble && <Trouble {...props} trouble={trouble} />;
  switch (view.kind) {
    case "opening":
      return <OpeningStep isSlow={view.isSlow} />;
    case "failed":
      return (
        <>
          <Trouble {...props} trouble={{ code: view.code, date: null, again: view.again }} />
          <slot />
        </>
      );
    case "date":
      return <DateStep {...props} view={view} takesFocus={takesFocus} notice={notice} />;
    case "closed":
      return null;
    default:
      return <LaterStep key={view.kind} part={view.kind} props={props} takesFocus={takesFocus} notice={notice} />;
  }
}

/** What every later step gets. */
export interface LaterStepProps extends StepBodyProps {
  readonly notice: ReactNode;
}

function LaterStep({
  part,
  ...step
}: LaterStepProps & {
  readonly part: Exclude<
    LaterPart,
    "navigation" | "headMenu" | "presentation" | "times" | "nextSide" | "noDates" | "trouble" | "conditions"
  >;
}) {
  const { View, failed, again } = usePart(part, step.props.locale);
  if (View) return <View {...step} />;
  return failed ? (
    <Trouble {...step.props} trouble={{ code: lossCode(), date: null, again }} />
  ) : (
    <OpeningStep isSlow={false} />
  );
}

/** In the shape of the calendar, so that nothing moves when it comes. */
function OpeningStep({ isSlow }: { readonly isSlow: boolean }) {
  const { t } = useLingui();
  return (
    <Skeleton word={t`One moment, please.`} isSlow={isSlow}>
      <Bone className="h-7 w-3/5" />
      <Bone className="mt-3 h-11" />
      <Bone className="mt-10 h-139 @min-[640px]/frame:h-131" />
    </Skeleton>
  );
}
