import { defaultButtonBackground, defaultButtonColor, type ButtonAttributes } from "../../contracts/elements/button.ts";

/** The button's colours: its own, else the brand's where the page names one, else the default of the configurator. */
export function paintButton(attributes: ButtonAttributes): string {
  const { background, color } = attributes;
  const isDefault = background === defaultButtonBackground && color === defaultButtonColor;
  if (isDefault && attributes["brand-color"]) return "";
  return `:host{--b-background:${background}!important;--b-color:${color}!important}`;
}
