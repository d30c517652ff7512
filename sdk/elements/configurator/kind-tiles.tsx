import { useLingui } from "@lingui/react/macro";
import { useId, type ReactNode } from "react";
import type { KindName } from "../../snippets/kinds.ts";

interface Tile {
  readonly title: string;
  readonly line: string;
}

/** One choice of a few kinds, each drawn. */
export function KindTiles(props: {
  readonly kinds: readonly KindName[];
  readonly kind: KindName;
  readonly choose: (kind: KindName) => void;
}) {
  const { t } = useLingui();
  const id = useId();
  const tiles: Record<KindName, Tile> = {
    widget: { title: t`Booking widget`, line: t`From the date to the payment` },
    cta: { title: t`Card with button`, line: t`Picture, price, button` },
    fixed: { title: t`Fixed button`, line: t`Stays at the lower edge` },
    button: { title: t`Button`, line: t`Anywhere in your text` },
    list: { title: t`List`, line: t`Cards, filters and map` },
    iframe: { title: t`Frame`, line: t`The list where scripts are forbidden` },
    "list-button": { title: t`Button`, line: t`Opens the list` },
  };
  return (
    <fieldset className="min-w-0">
      <legend className="heading mb-2 text-16 font-strong">{t`What do you want to show?`}</legend>
      <div className="grid grid-cols-2 gap-2">
        {props.kinds.map((kind) => (
          <label
            key={kind}
            className="tile transition-quick relative flex min-w-0 cursor-pointer flex-col rounded-field border border-edge px-3 pt-3 pb-2.5 hover:bg-surface-2 has-[:checked]:border-accent has-[:checked]:bg-accent-tint has-[:checked]:inset-ring has-[:checked]:inset-ring-accent has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-ink"
          >
            <input
              type="radio"
              name={id}
              value={kind}
              checked={props.kind === kind}
              onChange={() => props.choose(kind)}
              className="absolute inset-0 cursor-[inherit] appearance-none rounded-field opacity-0"
            />
            <svg viewBox="0 0 120 72" aria-hidden className="drawing mb-2 self-center">
              {drawings[kind]}
            </svg>
            <span className="text-14 font-strong hyphens-auto">{tiles[kind].title}</span>
            <span className="text-12 hyphens-auto text-ink-2">{tiles[kind].line}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const frame = <rect className="page" x="6" y="6" width="108" height="60" rx="4" />;
const days = [0, 1, 2].flatMap((row) =>
  [0, 1, 2, 3, 4].map((column) => (
    <rect
      key={`${row}-${column}`}
      className={row === 1 && column === 3 ? "on" : "line"}
      x={16 + column * 10}
      y={20 + row * 12}
      width="7"
      height="7"
      rx="1.5"
    />
  )),
);
const cards = [0, 1, 2].map((column) => (
  <g key={column}>
    <rect className="picture" x={14 + column * 32} y="18" width="28" height="20" rx="2" />
    <rect className="line" x={14 + column * 32} y="42" width="24" height="3" rx="1.5" />
    <rect className="line" x={14 + column * 32} y="49" width="16" height="3" rx="1.5" />
  </g>
));

/** The kinds as small pages; classes in `configurator.css`. */
const drawings: Record<KindName, ReactNode> = {
  widget: (
    <>
      {frame}
      {days}
      <rect className="line" x="76" y="20" width="30" height="4" rx="2" />
      <rect className="on" x="82" y="46" width="24" height="9" rx="2" />
    </>
  ),
  cta: (
    <>
      <rect className="page" x="36" y="4" width="48" height="64" rx="4" />
      <path className="picture" d="M37 29V9q0-4 4-4h38q4 0 4 4v20z" />
      <path className="peaks" d="m37 29 13-13 9 8 8-9 16 14z" />
      <rect className="line" x="42" y="35" width="36" height="4" rx="2" />
      <rect className="line" x="42" y="43" width="22" height="4" rx="2" />
      <rect className="on" x="42" y="53" width="36" height="9" rx="2" />
    </>
  ),
  fixed: (
    <>
      {frame}
      <rect className="line" x="16" y="18" width="72" height="4" rx="2" />
      <rect className="line" x="16" y="27" width="52" height="4" rx="2" />
      <rect className="on" x="70" y="46" width="38" height="12" rx="6" />
    </>
  ),
  button: (
    <>
      <rect className="line" x="20" y="14" width="80" height="4" rx="2" />
      <rect className="line" x="28" y="23" width="64" height="4" rx="2" />
      <rect className="on" x="38" y="38" width="44" height="16" rx="3" />
    </>
  ),
  list: (
    <>
      {frame}
      {cards}
    </>
  ),
  iframe: (
    <>
      <rect className="page dashed" x="6" y="6" width="108" height="60" rx="4" />
      {cards}
    </>
  ),
  "list-button": (
    <>
      <rect className="line" x="20" y="14" width="80" height="4" rx="2" />
      <rect className="line" x="28" y="23" width="64" height="4" rx="2" />
      <rect className="on" x="38" y="38" width="44" height="16" rx="3" />
    </>
  ),
};
