import { X } from "lucide";
import type { ReactNode } from "react";
import type { Picture as PictureData } from "../../../contracts/activity.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Picture } from "../../../ui/picture.tsx";

/** Width of the small picture beside the title (px). */
const thumbnail = 64;

export interface HeadProps {
  readonly title: string;
  /** "1.5 h · provided by Alpin Air" */
  readonly note: string;
  readonly picture: PictureData | null;
  /** A partner's logo, above all else. */
  readonly logoUrl: string | undefined;
  /** A menu beside the title. */
  readonly menu?: ReactNode;
  /** The way out of a drawer or a dialog. */
  readonly close: { readonly name: string; readonly onPress: () => void } | undefined;
}

/**
 * What is being booked. In a drawer or dialog the picture gives way to the close button. There is room for a title of
 * two lines, known or not.
 */
export function Head({ title, note, picture, logoUrl, menu, close }: HeadProps) {
  return (
    <header className={close ? "sticky top-0 z-10 bg-surface pt-2" : "pt-2 @min-[640px]:pt-5"}>
      {logoUrl && (
        <img
          src={logoUrl}
          alt=""
          className="mb-4 max-h-8 max-w-40 object-contain object-[0_50%] rtl:object-[100%_50%]"
        />
      )}
      <div className="flex min-h-15.5 items-center gap-4">
        {picture && !close && (
          <Picture
            of={picture}
            ratio="4:3"
            width={thumbnail}
            decorative
            eager
            className="hidden rounded-field @min-[640px]:block"
          />
        )}
        <div className="min-w-0 grow">
          <p
            className="line-clamp-2 @max-[260px]:line-clamp-none text-16 leading-5 font-strong text-pretty hyphens-auto"
            title={title}
          >
            {title}
          </p>
          {!close && note && <p className="mt-0.5 text-14 text-ink-2">{note}</p>}
        </div>
        {menu}
        {close && (
          <span className="-me-3">
            <IconButton icon={X} name={close.name} onPress={close.onPress} />
          </span>
        )}
      </div>
    </header>
  );
}
