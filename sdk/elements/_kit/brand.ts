import { brandShades } from "../../ui/brand-shades.ts";

/** The custom properties of a partner's brand colour (`#rrggbb`), as a sheet's text. */
export function brandSheet(color: string): string {
  const declarations = Object.entries(brandShades(color)).map(([name, value]) => `--g-${name}:${value}!important`);
  return `:host{${declarations.join(";")}}`;
}
