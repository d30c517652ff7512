import { useLingui } from "@lingui/react/macro";
import { Button } from "../../../ui/button.tsx";
import { Bone, Skeleton } from "../../../ui/skeleton.tsx";
import type { StepProps } from "./dialog.props.ts";
import { TripDetails } from "../trip-details.tsx";
import { PersonalizedStep } from "./personalized-step.tsx";
import { ProductsStep } from "./products-step.tsx";
import { StepHeading } from "./step-heading.tsx";
import { TicketsStep } from "./tickets-step.tsx";
import { TotalStep } from "./total-step.tsx";
import { TrashStep } from "./trash-step.tsx";
import { useTripTitle } from "./use-trip-title.tsx";

/** The current step. */
export function StepBody(props: StepProps) {
  const { t } = useLingui();
  const { title, when } = useTripTitle(props);
  const { view, trip, takesFocus } = props;
  switch (view.kind) {
    case "loading":
      return (
        <Skeleton word={t`One moment, please.`} isSlow={view.isSlow}>
          <Bone className="h-7 w-3/5" />
          <Bone className="mt-4 h-18" />
          <Bone className="mt-3 h-18" />
        </Skeleton>
      );
    case "trip":
      return (
        <>
          <StepHeading takesFocus={takesFocus} note={when}>
            {title}
          </StepHeading>
          {trip && <TripDetails trip={trip} />}
        </>
      );
    case "products":
      return <ProductsStep {...props} view={view} />;
    case "tickets":
      return <TicketsStep {...props} view={view} />;
    case "personalized":
      return <PersonalizedStep {...props} view={view} />;
    case "total":
      return <TotalStep {...props} view={view} />;
    case "trash":
      return <TrashStep {...props} view={view} />;
    case "reserved":
      return (
        <StepHeading takesFocus note={t`Going to your basket.`}>
          {t`Your tickets are held for 30 minutes`}
        </StepHeading>
      );
    case "held":
      return (
        <>
          <StepHeading takesFocus note={t`Your tickets are held for 30 minutes`}>
            {t`The connection is in your basket`}
          </StepHeading>
          <p className="text-16 font-strong hyphens-auto">{title}</p>
          <p className="text-14 text-ink-2">{when}</p>
          {view.wayBack && (
            <p className="pt-4">
              <Button
                variant="secondary"

                onPress={view.wayBack}
              >{t`Look for the way back`}</Button>
            </p>
          )}
        </>
      );
    case "failed":
      return null;
  }
}
