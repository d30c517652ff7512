import { black, contrast, enoughContrast, hex, readable, rgb, white, type Rgb } from "../../ui/contrast.ts";
import { typedValue } from "../../snippets/fields.ts";
import type { ContrastProps, OptionProps } from "./configurator.props.ts";

/** The contrast of a button's two colours; null for widgets without, and while a colour is no colour. */
export function contrastOf(options: readonly OptionProps[]): ContrastProps | null {
  const [background, color] = ["background", "color"].map((name) => options.find((option) => option.name === name));
  if (!background || !color || background.isWrong || color.isWrong) return null;
  const [back, words] = [colorOf(background), colorOf(color)];
  const ratio = contrast(back, words);
  if (ratio >= enoughContrast) return { ratio, better: null };
  const shade = readableShade(back, words);
  return {
    ratio,
    better: { background: hex(shade), ratio: contrast(shade, words), use: () => background.set(hex(shade)) },
  };
}

/** An emptied colour is the default one. */
const colorOf = ({ value, fallback }: OptionProps) => rgb(`#${(typedValue(value) || fallback).replace("#", "")}`);

/** The nearest shade of a background, darker or lighter, that words of a colour can be read on. */
function readableShade(background: Rgb, words: Rgb): Rgb {
  const shades = [black, white].map((end) => readable(background, words, end));
  const distance = (shade: Rgb) => Math.hypot(...shade.map((part, index) => part - background[index]!));
  return shades
    .filter((shade) => contrast(shade, words) >= enoughContrast)
    .reduce((one, other) => (distance(one) <= distance(other) ? one : other));
}
