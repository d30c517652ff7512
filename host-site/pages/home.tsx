import type { BodyOf, Tile } from "../body.ts";
import { Element } from "../element.tsx";
import type { PageAnswer } from "../page.ts";
import { SearchForm } from "../shell/search-form.tsx";
import { ArticleList } from "./article-list.tsx";
import { Picture } from "./picture.tsx";

/** The homepage: where to, what to do, what others book, what to read. */
export function HomePage({ answer, body }: { readonly answer: PageAnswer; readonly body: BodyOf<"home"> }) {
  const { picture, places, types, popular, guide } = body;
  return (
    <>
      <section class={picture ? "home-hero home-hero-pictured" : "home-hero"}>
        {picture && (
          <div class="home-picture">
            <Picture
              of={picture}
              width={800}
              height={450}
              sizes="(min-width: 1344px) 710px, (min-width: 768px) 56vw, 100vw"
              decorative
              eager
            />
          </div>
        )}
        <div class="home-words">
          <h1>{body.title}</h1>
          <p class="home-lead">{body.lead}</p>
          <div class="home-search">
            <SearchForm answer={answer} placement="auto" />
          </div>
        </div>
      </section>
      <div class="wrap home-parts">
        <Tiles title={places.title} tiles={places.tiles} isWide />
        <section aria-labelledby="popular">
          <div class="part-head">
            <h2 id="popular">{popular.title}</h2>
            <a href={popular.more.url}>{popular.more.title}</a>
          </div>
          <Element name="popular" />
        </section>
        <Tiles title={types.title} tiles={types.tiles} />
        <section aria-labelledby="guide">
          <div class="part-head">
            <h2 id="guide">{guide.title}</h2>
            <a href={guide.more.url}>{guide.more.title}</a>
          </div>
          <ArticleList articles={guide.articles} heading="h3" />
        </section>
      </div>
    </>
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
      <h2>{title}</h2>
      <ul class={isWide ? "tiles tiles-wide" : "tiles"}>
        {tiles.map((tile) => (
          <li key={tile.path}>
            <a class="tile" href={tile.path}>
              {tile.picture && (
                <Picture
                  of={tile.picture}
                  width={isWide ? 400 : 240}
                  height={isWide ? 300 : 180}
                  sizes={
                    isWide ? "(min-width: 768px) 25vw, 50vw" : "(min-width: 1024px) 17vw, (min-width: 768px) 25vw, 50vw"
                  }
                  decorative
                />
              )}
              <span class="tile-name">{tile.title}</span>
              <span class="tile-count">{tile.count}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
