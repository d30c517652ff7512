import type { Shell } from "../page.ts";
import { fill } from "./fill.ts";

/** The way home: our mark and name, or in a widget the partner's logo (http and https alone). */
export function Logo({ shell: { words, paths, shopName, widget } }: { readonly shell: Shell }) {
  const logo = widget?.logoUrl;
  return (
    <a
      className="flex min-h-11 flex-none items-center gap-3 rounded-field no-underline"
      href={paths.homepage}
      aria-label={fill(words.home, { shop: shopName })}
    >
      {logo && /^https?:\/\//i.test(logo) ? (
        <img src={logo} alt="" height={40} className="max-h-10 w-auto max-w-40 object-contain" />
      ) : (
        <Wordmark shopName={shopName} />
      )}
    </a>
  );
}

/** A ridge with a lit and a shaded side, and the name. */
export function Wordmark({ shopName }: { readonly shopName: string }) {
  return (
    <>
      <svg
        className="flex-none overflow-visible"
        width="28"
        height="24"
        viewBox="0 0 28 24"
        aria-hidden="true"
        focusable="false"
      >
        <path className="fill-accent forced-colors:fill-[CanvasText]" d="M14 2 27 22H1Z" />
        <path className="fill-accent-mid forced-colors:fill-[CanvasText]" d="M14 2 27 22H17.5L14.8 13.5Z" />
      </svg>
      <span className="max-w-60 truncate text-22 font-strong tracking-[-0.014em] max-[640px]:max-w-28 max-[260px]:sr-only">
        {shopName}
      </span>
    </>
  );
}
