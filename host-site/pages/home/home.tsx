import type { ReactNode } from "react";
import type { Link } from "../../../sdk/contracts/pages/link.ts";
import type { HomeBody, Tile } from "./home.body.ts";
import { Element } from "../../element.tsx";
import type { PageAnswer } from "../../page.ts";
import { SearchForm } from "../../shell/search-form.tsx";
import { ArticleList } from "../article-list.tsx";
import { Picture } from "../../../sdk/ui/picture.tsx";

/*
 * Title and search, beside them the uncropped picture, or above in a narrow window. 5 to 7: at 1280 px the picture is
 * 710 px wide, sharp at a device pixel ratio of 2.
 */
const hero = "min-[768px]:mx-auto min-[768px]:max-w-[calc(var(--page)+2*var(--side))] min-[768px]:px-(--side)";
const heroPictured =
  "min-[768px]:grid min-[768px]:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] min-[768px]:items-center min-[768px]:gap-8 min-[768px]:pt-6 min-[1024px]:gap-16";

/** The homepage: where to, what to do, what others book, what to read. */
export function HomePage({ answer, body }: { readonly answer: PageAnswer; readonly body: HomeBody }) {
  const { picture, places, types, popular, guide } = body;
  return (
    <>
      <section className={`${hero} ${picture ? heroPictured : "min-[768px]:pt-12"}`}>
        {picture && (
          <div className="home-picture min-[768px]:order-1">
            <Picture
              of={picture}
              ratio="16:9"
              width={800}
              sizes="(min-width: 1344px) 710px, (min-width: 768px) 56vw, 100vw"
              decorative
              eager
              className="w-full min-[768px]:rounded-card"
            />
          </div>
        )}
        <div className="px-4 pt-6 pb-2 min-[768px]:p-0">
          <h1 className="max-[640px]:text-28 max-[640px]:tracking-[-0.014em] min-[1024px]:text-[48px]/[52px]">
            {body.title}
          </h1>
          <p className="mt-2 max-w-measure text-18 text-balance text-ink-2">{body.lead}</p>
          <div className="mt-5 min-h-14 max-w-[720px]">
            <SearchForm answer={answer} placement="auto" />
          </div>
        </div>
      </section>
      <div className="wrap flex flex-col gap-12 pt-8 pb-18 min-[768px]:gap-18 min-[768px]:pt-12">
        <Tiles title={places.title} tiles={places.tiles} isWide />
        <Part id="popular" title={popular.title} more={popular.more}>
          <Element name="popular" />
        </Part>
        <Tiles title={types.title} tiles={types.tiles} />
        <Part id="guide" title={guide.title} more={guide.more}>
          <ArticleList articles={guide.articles} heading="h3" />
        </Part>
      </div>
    </>
  );
}

interface PartProps {
  /** Of the heading, which names the part. */
  readonly id: string;
  readonly title: string;
  readonly more: Link;
  readonly children: ReactNode;
}

/** A part of the page with a link to all of its kind beside its title. */
function Part({ id, title, more, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id}>{title}</h2>
        <a className="py-3 text-14 font-value underline-offset-4" href={more.url}>
          {more.title}
        </a>
      </div>
      {children}
    </section>
  );
}

interface TilesProps {
  readonly title: string;
  readonly tiles: readonly Tile[];
  readonly isWide?: boolean;
}

/** Places or types as pictures with their names. */
function Tiles({ title, tiles, isWide = false }: TilesProps) {
  if (tiles.length === 0) return null;
  return (
    <section>
      <h2 className="mb-4">{title}</h2>
      <ul
        className={`grid grid-cols-2 gap-x-4 gap-y-6 min-[768px]:grid-cols-4 min-[768px]:gap-x-6 min-[768px]:gap-y-8 ${isWide ? "" : "min-[1024px]:grid-cols-6"}`}
      >
        {tiles.map((tile) => (
          <li key={tile.path}>
            <a className="tile group block no-underline" href={tile.path}>
              {tile.picture && (
                <Picture
                  of={tile.picture}
                  ratio="4:3"
                  width={isWide ? 400 : 240}
                  sizes={
                    isWide ? "(min-width: 768px) 25vw, 50vw" : "(min-width: 1024px) 17vw, (min-width: 768px) 25vw, 50vw"
                  }
                  decorative
                  className="mb-2 w-full rounded-card"
                />
              )}
              <span className="block text-16 font-strong wrap-break-word hyphens-auto underline-offset-3 group-hover:underline">
                {tile.title}
              </span>
              <span className="text-14 text-ink-2">{tile.count}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
