import { useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { languageTag } from "../../contracts/locale.ts";
import { durationsInWords } from "../../ui/duration.ts";
import type { BookingProps } from "./booking.props.ts";
import { BookingBar } from "./booking-bar.tsx";
import { Frame } from "./frame/frame.tsx";
import { Head } from "./frame/head.tsx";
import { Progress } from "./frame/progress.tsx";
import { PartView, usePart, usePreloadedParts, type LazyPart } from "./lazy-parts.tsx";
import { StepBody } from "./step-body.tsx";
import { offerStepName, stepNames } from "./step-names.ts";
import { SummarySide } from "./summary-side.tsx";

/** What each step may lead to. */
const preloadListeners: Partial<Record<BookingProps["view"]["kind"], readonly LazyPart[]>> = {
  date: ["offers", "tickets"],
  offers: ["tickets"],
  tickets: ["personalized", "total", "nextSide"],
  personalized: ["total", "nextSide"],
};

/** Steps of the way, which have a place in the progress and a summary beside them. */
const visitSteps: readonly BookingProps["view"]["kind"][] = ["date", "offers", "tickets", "personalized", "total"];

/** The booking widget itself, wherever it stands. */
export function Widget(props: BookingProps) {
  const { t, i18n } = useLingui();
  const { view, head, progress, summary, locale, presentation } = props;
  const first = useRef(view.kind);
  const moved = useRef(false);
  if (view.kind !== first.current && first.current !== "opening") moved.current = true;
  if (view.kind !== "opening" && first.current === "opening") first.current = view.kind;
  const whenUsed = usePreloadedParts(preloadListeners[view.kind] ?? [], locale);
  const nameOf = (step: keyof typeof stepNames) =>
    i18n._(step === "offers" && (props.isAllDay || props.flow === "offers-date") ? offerStepName : stepNames[step]);
  const isStep = visitSteps.includes(view.kind);
  const duration = head.lastsOneMonth
    ? t`1 month`
    : durationsInWords(head.durationInHours, languageTag(locale), t`all day`);
  const note = [duration, head.supplier && t`provided by ${head.supplier}`].filter(Boolean).join(" · ");
  const stepName = nameOf(progress.step);
  const body = (
    <>
      {isStep && (
        <Progress
          start={props.isEditing ? t`Change booking` : t`Book`}
          back={
            progress.back && {
              word: nameOf(progress.back.to),
              name: t`Back to: ${nameOf(progress.back.to)}`,
              onPress: progress.back.go,
            }
          }
          words={t`Step ${progress.index} of ${progress.of}: ${stepName}`}
          done={progress.index}
          of={progress.of}
        />
      )}
      <StepBody props={props} takesFocus={moved.current} />
      {isStep &&
        view.kind !== "total" &&
        (props.isNet || summary.isOnRequest || summary.isFinal || summary.cancellableUntil) && (
          <PartView part="conditions" {...props} />
        )}
    </>
  );
  return (
    <div className="contents" {...whenUsed}>
      <Frame
        layout={presentation === "drawer" ? "drawer" : "adaptive"}
        bare={presentation === "modal"}
        short={view.kind === "failed"}
        highBar={props.flow === "offers-date"}
        head={
          /* Before the title is loaded its place is reserved, so that nothing shifts. */
          (((head.title || view.kind === "opening") && view.kind !== "checkout") || head.logoUrl || head.close) && (
            <Head
              title={head.title}
              note={note}
              picture={head.picture}
              logoUrl={head.logoUrl}
              menu={
                props.restoreUrl !== undefined && <PartView part="headMenu" url={props.restoreUrl} locale={locale} />
              }
              close={head.close && { name: t`Close`, onPress: head.close }}
            />
          )
        }
        bar={props.button && <BookingBar props={props} />}
        summary={isStep || view.kind === "opening" ? <SummarySide {...props} /> : undefined}
        foot={head.poweredBy && <p className="py-3 text-12 text-ink-2">{t`Powered by Gipfel`}</p>}
      >
        {props.tabs ? <Navigation props={props}>{body}</Navigation> : body}
      </Frame>
    </div>
  );
}

function Navigation({ props, children }: { readonly props: BookingProps; readonly children: React.ReactNode }) {
  const { code: View } = usePart("navigation", props.locale);
  return View ? <View props={props}>{children}</View> : <>{children}</>;
}
