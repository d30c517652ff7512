import { locales, translatedLocaleOf, type Locale } from "../sdk/contracts/locale.ts";
import { JsonBlock } from "./json-block.tsx";
import type { Head } from "./page.ts";
import { appScheme } from "./shell/app.ts";

const indexed = "index, follow, max-image-preview:large, max-snippet:-1";

/**
 * What search engines, link previews and the app read of a page, as elements of the document's head. The server's
 * alone.
 */
export function HeadElements({ head, locale }: { readonly head: Head; readonly locale: Locale }) {
  const { title, description, canonical, alternates } = head;
  const appAddress = appScheme + head.appPath;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={head.isIndexed ? indexed : "noindex, follow"} />
      {canonical && <link rel="canonical" href={canonical} />}
      {alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      <Preview head={head} locale={locale} />
      <meta property="al:android:url" content={appAddress} />
      <meta property="al:android:app_name" content={head.openGraph.siteName} />
      <meta property="al:ios:url" content={appAddress} />
      <meta property="al:ios:app_name" content={head.openGraph.siteName} />
      {canonical && <meta property="al:web:url" content={canonical} />}
      {head.structuredData.map((data, index) => (
        <JsonBlock key={index} data={data} type="application/ld+json" />
      ))}
    </>
  );
}

/** Open Graph, and the card's kind for services with tags of their own. */
function Preview({
  head: { title, description, canonical, alternates, openGraph },
  locale,
}: {
  readonly head: Head;
  readonly locale: Locale;
}) {
  const { type, siteName, image } = openGraph;
  const tags = new Set(alternates.map(({ hreflang }) => hreflang));
  const words = translatedLocaleOf(locale);
  const others = locales.filter((each) => each !== words && tags.has(each.replace("_", "-")));
  return (
    <>
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {canonical && <meta property="og:url" content={canonical} />}
      <meta property="og:locale" content={words} />
      {others.map((each) => (
        <meta key={each} property="og:locale:alternate" content={each} />
      ))}
      {image && (
        <>
          <meta property="og:image" content={image.url} />
          <meta property="og:image:width" content={String(image.width)} />
          <meta property="og:image:height" content={String(image.height)} />
          <meta property="og:image:alt" content={image.alternativeText} />
          <meta name="twitter:image" content={image.url} />
          <meta name="twitter:image:alt" content={image.alternativeText} />
        </>
      )}
      <meta name="twitter:card" content={image ? "summary_large_image" : "summary"} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
    </>
  );
}
