type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * What a visitor has typed, chosen or ticked in a view that the server rendered, before the element's code was there:
 * the controls begin as they were rendered, so that the view is hydrated as it was sent, and once the element is ready
 * they are changed again, for the element to act on it.
 */
export function replayEarlyInput(root: ShadowRoot): void {
  const replays = [...root.querySelectorAll<Control>("input, select, textarea")].flatMap((control) => {
    const replay = isSwitch(control) ? resetSwitch(control) : resetValue(control);
    return replay ?? [];
  });
  if (replays.length > 0)
    root.host.addEventListener("gipfel-ready", () => replays.forEach((replay) => replay()), { once: true });
}

function isSwitch(control: Control): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio";
}

function resetSwitch(control: HTMLInputElement): (() => void) | undefined {
  const { checked } = control;
  if (checked === control.defaultChecked) return undefined;
  control.checked = !checked;
  // Another radio that was rendered as the chosen one changes by itself.
  if (control.type === "radio" && !checked) return undefined;
  return () => {
    if (control.checked !== checked) control.click();
  };
}

function resetValue(control: Control): (() => void) | undefined {
  const { value } = control;
  const rendered = renderedValue(control);
  if (value === rendered) return undefined;
  control.value = rendered;
  return () => {
    // React overrides the property on the node itself, and would take the value for one that it has set.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")!.set!.call(control, value);
    for (const type of ["input", "change"])
      control.dispatchEvent(new Event(type, { bubbles: true, composed: type === "input" }));
  };
}

function renderedValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  return ([...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0])?.value ?? "";
}
