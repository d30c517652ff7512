import { useLingui } from "@lingui/react/macro";
import { Images } from "lucide";
import { useState, type UIEvent } from "react";
import type { Picture as PictureData } from "../../contracts/activity.ts";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { ActivityDetails } from "./activity.props.ts";
import { Viewer } from "./viewer.tsx";

interface Props extends Pick<ActivityDetails, "viewer" | "title"> {
  readonly pictures: readonly PictureData[];
  readonly isFull: boolean;
}

/** Pictures of the mosaic; the others are a press away. */
const inMosaic = 5;
/**
 * Columns and rows of the mosaic by how many pictures it has, which of them take more than one field, and the whole's
 * shape, at which the first is shown as it is, 4:3, and less than 800 px wide: sharp on a screen of two dots a pixel.
 * One alone stands beside the title.
 */
const mosaics: Record<number, string> = {
  1: "min-[1024px]:@3xl:grid-cols-1 min-[1024px]:@3xl:aspect-4/3",
  2: "min-[1024px]:@3xl:grid-cols-2 min-[1024px]:@3xl:aspect-[2.682]",
  3: "min-[1024px]:@3xl:grid-cols-3 min-[1024px]:@3xl:aspect-[4.043]",
  4: "min-[1024px]:@3xl:grid-cols-[2fr_1fr_1fr] min-[1024px]:@3xl:grid-rows-2 min-[1024px]:@3xl:aspect-[2.7] min-[1024px]:@3xl:*:first:row-span-2 min-[1024px]:@3xl:*:[&:nth-child(2)]:row-span-2",
  5: "min-[1024px]:@3xl:grid-cols-[2fr_1fr_1fr] min-[1024px]:@3xl:grid-rows-2 min-[1024px]:@3xl:aspect-[2.7] min-[1024px]:@3xl:*:first:row-span-2",
};

/** The pictures: a mosaic 2:1:1 in large windows, else one beside the other to swipe through (discovery spec §2). */
export function Gallery({ pictures, viewer, title, isFull }: Props) {
  const { t } = useLingui();
  const [current, setCurrent] = useState(0);
  const count = pictures.length;
  if (count === 0) return null;
  const shown = Math.min(count, inMosaic);
  const large = count === 2 ? 2 : 1;
  /* Two fill the width of their place together where each is wide enough: else the second would be cut. */
  const half = count === 2 ? "@min-[640px]:max-w-[calc(50%-4px)]" : "";
  const number = current + 1;
  const follow = ({ currentTarget: strip }: UIEvent<HTMLElement>) =>
    setCurrent(Math.round(Math.abs(strip.scrollLeft) / Math.max(1, strip.clientWidth)));
  return (
    <div
      className={`relative order-first ${count === 1 ? "@3xl:order-none" : "min-[1024px]:@3xl:order-none"} ${isFull && count > 1 ? "min-[1024px]:@3xl:mx-8" : ""}`}
    >
      <ul
        aria-label={t`Pictures`}
        onScroll={follow}
        className={`[scrollbar-width:none] flex snap-x snap-mandatory gap-2 overflow-x-auto overscroll-x-contain min-[1024px]:@3xl:grid min-[1024px]:@3xl:overflow-hidden min-[1024px]:@3xl:rounded-card ${isFull ? (count === 1 ? "@3xl:rounded-card" : "") : "rounded-card"} ${mosaics[shown]}`}
      >
        {pictures.map((picture, index) => {
          const place = index + 1;
          return (
            <li
              key={picture.url}
              className={`aspect-4/3 w-full max-w-160 shrink-0 snap-center only:mx-auto min-[1024px]:@3xl:aspect-auto min-[1024px]:@3xl:max-w-none min-[1024px]:@3xl:min-h-0 ${half} ${index >= shown ? "min-[1024px]:@3xl:hidden" : ""}`}
            >
              <button
                type="button"
                onClick={() => viewer.open(index)}
                aria-label={[t`Picture ${place} of ${count}`, picture.alternativeText].filter(Boolean).join(": ")}
                className="block size-full cursor-zoom-in -outline-offset-4 focus-visible:outline-2 focus-visible:outline-surface focus-visible:inset-ring-2 focus-visible:inset-ring-ink"
              >
                <Picture
                  of={picture}
                  ratio="4:3"
                  width={640}
                  sizes={
                    index < large
                      ? "(min-width: 1344px) 640px, (min-width: 1024px) 50vw, (min-width: 640px) 640px, 100vw"
                      : "(min-width: 1024px) 25vw, (min-width: 640px) 640px, 100vw"
                  }
                  decorative
                  eager={index === 0}
                  className="size-full"
                />
              </button>
            </li>
          );
        })}
      </ul>
      {count > 1 && (
        <p
          aria-hidden
          className={`pointer-events-none absolute end-3 bottom-3 rounded-chip bg-ink px-3 py-1 text-14 text-surface tabular-nums ${half && "@min-[640px]:hidden"} min-[1024px]:@3xl:hidden`}
        >
          <bdi>
            {number} / {count}
          </bdi>
        </p>
      )}
      {count > 1 && (
        <button
          type="button"
          onClick={() => viewer.open(0)}
          // Words first and alone in the flow: where a page comes in parts, the button is not painted before it has its
          // width.
          className="focus-ring transition-quick absolute end-4 bottom-4 hidden min-h-11 items-center rounded-field bg-surface ps-11 pe-4 text-14 font-strong shadow-float empty:invisible hover:bg-surface-2 min-[1024px]:@3xl:inline-flex print:hidden!"
        >
          {t`Show all ${count} pictures`}
          <Icon of={Images} className="absolute start-4" />
        </button>
      )}
      <Viewer pictures={pictures} index={viewer.index} close={viewer.close} title={title} />
    </div>
  );
}
