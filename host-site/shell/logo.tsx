import type { Shell } from "../page.ts";

/** The way home: our mark and name, or in a widget the partner's logo (http and https alone). */
export function Logo({ shell: { words, paths, widget } }: { readonly shell: Shell }) {
  const logo = widget?.logoUrl;
  return (
    <a class="logo" href={paths.homepage} aria-label={words.home}>
      {logo && /^https?:\/\//i.test(logo) ? <img src={logo} alt="" height={40} /> : <Wordmark />}
    </a>
  );
}

/** A ridge with a lit and a shaded side, and the name. */
export function Wordmark() {
  return (
    <>
      <svg class="logo-mark" width="28" height="24" viewBox="0 0 28 24" aria-hidden="true" focusable="false">
        <path d="M14 2 27 22H1Z" />
        <path d="M14 2 27 22H17.5L14.8 13.5Z" />
      </svg>
      <span class="logo-name">Gipfel</span>
    </>
  );
}
