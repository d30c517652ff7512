import { useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight, X } from "lucide";
import { useLayoutEffect, useRef, useState, type UIEvent } from "react";
import type { Picture } from "../../contracts/activity.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Overlay } from "../../ui/overlay.tsx";

interface Props {
  readonly pictures: readonly Picture[];
  /** The picture that it opens with; null while it is closed. */
  readonly index: number | null;
  readonly close: () => void;
  readonly title: string;
}

/** All pictures over the whole window: swipe, arrows, Home, End, Esc. */
export function Viewer({ pictures, index, close, title }: Props) {
  return (
    <Overlay
      open={index !== null}
      onClose={close}
      label={title}
      closesOnBackdrop={false}
      className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden"
    >
      {index !== null && <Film pictures={pictures} first={index} close={close} />}
    </Overlay>
  );
}

/** What scrolls must be within reach of the keys. */
const reachable = { tabIndex: 0 } as const;
/** Widths of a picture (px); the browser takes the one that fits. */
const widths = [800, 1600, 2400];

function Film({
  pictures,
  first,
  close,
}: {
  readonly pictures: readonly Picture[];
  readonly first: number;
  readonly close: () => void;
}) {
  const { t } = useLingui();
  const film = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(first);
  const count = pictures.length;
  const place = shown + 1;

  function show(index: number, behavior: ScrollBehavior) {
    const row = strip.current;
    if (row)
      row.scrollTo({ left: index * row.clientWidth * (getComputedStyle(row).direction === "rtl" ? -1 : 1), behavior });
  }
  /** The picture that a key or a button is on its way to. */
  const target = useRef<number | null>(null);
  const current = () => target.current ?? shown;
  function turn(index: number) {
    const wanted = Math.max(0, Math.min(count - 1, index));
    target.current = wanted === shown ? null : wanted;
    show(wanted, matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth");
  }
  const latest = useRef(current);
  latest.current = current;
  /* The dialog has no size yet, and may get another one, in mid-turn too: the picture stays. */
  useLayoutEffect(() => {
    if (!strip.current) return;
    const observer = new ResizeObserver(() => show(latest.current(), "instant"));
    observer.observe(strip.current);
    return () => observer.disconnect();
  }, []);

  function follow({ currentTarget: row }: UIEvent<HTMLElement>) {
    const index = Math.round(Math.abs(row.scrollLeft) / Math.max(1, row.clientWidth));
    setShown(index);
    if (index === target.current) release();
  }
  /** A finger or a wheel takes over from the key. */
  function release() {
    target.current = null;
  }
  /* On the dialog itself: it has the focus at first, and gets the keys of everything inside. */
  useLayoutEffect(() => {
    const dialog = film.current?.closest("dialog");
    dialog?.addEventListener("keydown", onKeyDown);
    return () => dialog?.removeEventListener("keydown", onKeyDown);
  });
  function onKeyDown(event: KeyboardEvent) {
    const onwards = strip.current && getComputedStyle(strip.current).direction === "rtl" ? -1 : 1;
    const target = { ArrowRight: current() + onwards, ArrowLeft: current() - onwards, Home: 0, End: count - 1 }[
      event.key
    ];
    if (target === undefined) return;
    event.preventDefault();
    turn(target);
  }
  return (
    <div ref={film} className="flex h-full flex-col">
      <div className="flex min-h-15 items-center gap-3 ps-4 pe-2">
        <p className="grow text-14 tabular-nums">
          <bdi>
            {place} / {count}
          </bdi>
        </p>
        <IconButton icon={X} name={t`Close`} onPress={close} />
      </div>
      <ul
        ref={strip}
        {...reachable}
        aria-label={t`Pictures`}
        onScroll={follow}
        onPointerDown={release}
        onWheel={release}
        className="[scrollbar-width:none] flex min-h-0 grow snap-x snap-mandatory overflow-x-auto overscroll-contain"
      >
        {pictures.map((picture, index) => (
          <li
            key={picture.url}
            aria-hidden={index !== shown}
            className="h-full w-full shrink-0 snap-center overflow-hidden"
          >
            <img
              src={addressOf(picture, widths[1]!)}
              srcSet={widths.map((width) => `${addressOf(picture, width)} ${width}w`).join(", ")}
              sizes="100vw"
              alt={picture.alternativeText}
              loading={Math.abs(index - shown) <= 1 ? "eager" : "lazy"}
              decoding="async"
              className="size-full object-contain"
            />
          </li>
        ))}
      </ul>
      <div className="flex min-h-18 items-center gap-3 p-4">
        <IconButton
          icon={ChevronLeft}
          points
          edge
          name={t`Previous picture`}
          off={shown === 0}
          onPress={() => turn(current() - 1)}
        />
        <p aria-live="polite" className="grow text-center text-14 text-pretty text-ink-2">
          {pictures[shown]?.alternativeText}
        </p>
        <IconButton
          icon={ChevronRight}
          points
          edge
          name={t`Next picture`}
          off={shown === count - 1}
          onPress={() => turn(current() + 1)}
        />
      </div>
    </div>
  );
}

function addressOf({ url }: Picture, width: number): string {
  return `${url}${url.includes("?") ? "&" : "?"}width=${width}&quality=75`;
}
