import { useLayoutEffect } from "react";
import { brandProperties } from "./brand.ts";

/**
 * Gives the page a partner's colour. As properties of the root, not as a style attribute: the shop's policy forbids
 * those.
 */
export function useWidgetBrand(color: string | null): void {
  useLayoutEffect(() => {
    const properties = Object.entries(brandProperties(color));
    const { style } = document.documentElement;
    for (const [name, value] of properties) style.setProperty(name, value);
    return () => {
      for (const [name] of properties) style.removeProperty(name);
    };
  }, [color]);
}
