import { useLayoutEffect, useState } from "react";

export interface Autoplay {
  readonly index: number;
  readonly show: (index: number) => void;
  /** Whether it moves by itself at all: never where the visitor prefers reduced motion, nor with one thing to show. */
  readonly moves: boolean;
  readonly isPaused: boolean;
  readonly toggle: () => void;
  /** For the box around: it rests while it is pointed at or has the focus. */
  readonly rest: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
  };
}

/**
 * Shows one of `count` items after the other, each for `period` ms. Pauses under pointer or focus, and stops on
 * request.
 */
export function useAutoplay(count: number, period: number): Autoplay {
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isResting, setResting] = useState(false);
  const [moves, setMoves] = useState(false);
  const current = count === 0 ? 0 : index % count;
  useLayoutEffect(() => {
    const less = matchMedia("(prefers-reduced-motion: reduce)");
    const heed = () => setMoves(!less.matches && count > 1);
    heed();
    less.addEventListener("change", heed);
    return () => less.removeEventListener("change", heed);
  }, [count]);
  useLayoutEffect(() => {
    if (!moves || isPaused || isResting) return;
    const timer = setTimeout(() => setIndex(current + 1), period);
    return () => clearTimeout(timer);
  }, [moves, isPaused, isResting, current, period]);
  return {
    index: current,
    show: (wanted) => setIndex((wanted + count) % count),
    moves,
    isPaused,
    toggle: () => setPaused(!isPaused),
    rest: {
      onPointerEnter: () => setResting(true),
      onPointerLeave: () => setResting(false),
      onFocus: () => setResting(true),
      onBlur: () => setResting(false),
    },
  };
}
