import type { DetailedHTMLProps, HTMLAttributes } from "react";

/** Our own tags in views: attributes as they stand in HTML, and listeners as `ongipfel-step`. */
type Gipfel = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
  readonly [name: `${string}-${string}`]: unknown;
} & {
  readonly activity?: number | string | undefined;
  readonly locale?: string | undefined;
  readonly theme?: string | undefined;
  readonly flow?: string | undefined;
  readonly presentation?: string | undefined;
  readonly checkout?: string | undefined;
  readonly booking?: string | undefined;
  readonly group?: string | undefined;
};

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "gipfel-booking": Gipfel;
      "gipfel-checkout": Gipfel;
      "gipfel-confirmation": Gipfel;
      "gipfel-listing": Gipfel;
      "gipfel-map": Gipfel;
      "gipfel-reviews": Gipfel;
      "gipfel-transport": Gipfel;
    }
  }
}
