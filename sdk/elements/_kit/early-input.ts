type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Replays input that the visitor made in a server-rendered view before it was hydrated. Resets each changed control to
 * its rendered value, so that hydration matches the markup, and applies the visitor's value, with its events, once the
 * element is ready.
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
  // The radio that was rendered as checked is unchecked by the browser.
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
    // React overrides `value` on the node and ignores a change made through its override.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")!.set!.call(control, value);
    for (const type of ["input", "change"])
      control.dispatchEvent(new Event(type, { bubbles: true, composed: type === "input" }));
  };
}

function renderedValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  return ([...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0])?.value ?? "";
}
