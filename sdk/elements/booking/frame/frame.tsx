import type { ReactNode } from "react";

/**
 * Two columns from 640 px of container width on, with the summary beside; else one column with a bar at the foot. Other
 * parts tell by `@min-[640px]/frame` whether the summary is in sight.
 */
type FrameLayout =
  /** In the page or in a dialog. */
  | "adaptive"
  /** In a drawer: as high as the window, each column scrolls on its own. */
  | "drawer";

export interface FrameProps {
  readonly layout: FrameLayout;
  readonly head: ReactNode;
  readonly children: ReactNode;
  /** Amount and main button. In two columns the button stands alone below the step, and the amount in the summary. */
  readonly bar: ReactNode;
  /** Without one the step takes the whole width. */
  readonly summary: ReactNode;
  readonly foot: ReactNode;
  /** The bar of the offers-first flow is higher (purchase spec §9). */
  readonly highBar: boolean;
  /** What it stands in has the edge. */
  readonly bare: boolean;
  /** No step shows, as nothing could be loaded: it is as high as what it says. */
  readonly short: boolean;
}

/**
 * The shape of the booking widget: head, step, bar, summary, foot. Steps are 640 px high at least, so that the button
 * stays where it is.
 */
export function Frame({ layout, head, children, bar, summary, foot, highBar, bare, short }: FrameProps) {
  const barHeight = highBar ? "min-h-32" : "min-h-20 @min-[600px]:min-h-24";
  const columns = summary ? "@min-[640px]:grid @min-[640px]:grid-cols-[minmax(0,1fr)_272px]" : "";
  const side = "hidden flex-col bg-surface-2 p-6 @min-[640px]:flex";
  if (layout === "drawer") {
    return (
      <div className="@container/frame h-full">
        <div className={`h-full bg-surface ${columns}`}>
          <div className="flex h-full min-w-0 flex-col">
            <div className="relative min-h-0 grow overflow-y-auto overscroll-contain px-4 @min-[640px]:px-6">
              {head}
              <div className="@container pb-6">{children}</div>
              {foot}
            </div>
            {bar && (
              <div className={`flex items-center border-t border-line px-4 @min-[640px]:px-6 ${barHeight}`}>{bar}</div>
            )}
          </div>
          {summary && <aside className={`${side} overflow-y-auto overscroll-contain`}>{summary}</aside>}
        </div>
      </div>
    );
  }
  return (
    <div className="@container/frame">
      <div className={`bg-surface print:border-0 ${bare ? "" : "overflow-clip rounded-card border border-line"}`}>
        <div className={columns}>
          <div className={`flex min-w-0 flex-col px-4 @min-[640px]:px-6 @min-[640px]:pb-6 ${short ? "" : "min-h-160"}`}>
            {head}
            <div className="@container grow pb-6">{children}</div>
            {bar && (
              <div
                className={`sticky bottom-0 z-5 @max-[260px]:static -mx-4 flex items-center border-t border-line bg-surface px-4 @min-[640px]:static @min-[640px]:mx-0 @min-[640px]:min-h-12 @min-[640px]:border-0 @min-[640px]:px-0 ${highBar ? "min-h-32" : "min-h-20"}`}
              >
                {bar}
              </div>
            )}
          </div>
          {summary && <aside className={side}>{summary}</aside>}
        </div>
        {foot && <div className="border-t border-line px-4 @min-[640px]:px-6">{foot}</div>}
      </div>
    </div>
  );
}
