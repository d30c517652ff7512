import type { Locator } from "@playwright/test";

/**
 * What is wrong with the layout of everything seen inside an element: words or controls beyond its sides or cut by what
 * they stand in, two that overlap, and controls that are too small to touch. Empty where nothing is.
 */
export function layoutFaults(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    interface Found {
      readonly name: string;
      readonly rect: DOMRect;
      readonly owner: Element;
    }
    /* What a border or the rounding of a line may differ by, and by how much the boxes of two lines of text lie in one
       another. */
    const [slack, leading] = [1.5, 6];
    /* The target of a text button beyond its text (px). */
    const invisible = 8;
    const faults: string[] = [];
    const texts: Found[] = [];
    const controls: Found[] = [];
    const parentOf = (node: Node): Element | null =>
      (node instanceof Element ? node.assignedSlot : null) ?? node.parentElement ?? hostOf(node);
    const hostOf = (node: Node) => {
      const top = node.getRootNode();
      return top instanceof ShadowRoot ? top.host : null;
    };
    const isWithin = (inner: Element, outer: Element) => {
      for (let element: Element | null = inner; element; element = parentOf(element))
        if (element === outer) return true;
      return false;
    };
    const isHidden = (element: Element) =>
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      element.closest(".sr-only, .unseen") !== null;
    /** The target of a control: a checkbox and its label are one. */
    const targetOf = (control: Element) =>
      (control.matches("input[type=radio], input[type=checkbox]") && control.closest("label")) ||
      (control.matches("input, select") && control.parentElement) ||
      control;
    const nameOf = (element: Element) =>
      `${element.getAttribute("role") ?? element.localName} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 32)}"`;
    const show = ({ name, rect }: Found) =>
      `${name} [${[rect.left, rect.top, rect.right, rect.bottom].map((side) => Math.round(side - 0)).join(" ")}]`;

    const collect = (node: Element | ShadowRoot) => {
      for (const child of node instanceof HTMLSlotElement ? node.assignedNodes({ flatten: true }) : node.childNodes) {
        if (child instanceof Text && child.data.trim()) {
          const owner = child.parentElement ?? (node as ShadowRoot).host;
          if (isHidden(owner) || owner.localName === "option" || owner.localName === "style") continue;
          const range = document.createRange();
          range.selectNodeContents(child);
          for (const rect of range.getClientRects())
            if (rect.width > 0) texts.push({ name: `"${child.data.trim().slice(0, 32)}"`, rect, owner });
        }
        if (!(child instanceof Element) || child.localName === "svg") continue;
        if (
          child.matches(
            "button, input:not([type=hidden]), select, textarea, a[href], [role=gridcell][data-date], summary",
          ) &&
          !isHidden(child)
        ) {
          /* A link in a sentence is as high as its line, and stands on two where the line breaks: its words are
             compared. */
          const isInline = child.localName === "a" && getComputedStyle(child).display === "inline";
          const target = targetOf(child);
          const rect = target.getBoundingClientRect();
          if (rect.width > 0 && !isInline && !isHidden(target))
            controls.push({ name: nameOf(child), rect, owner: target });
        }
        if (child.shadowRoot) collect(child.shadowRoot);
        collect(child);
      }
    };
    collect(root.shadowRoot ?? root);

    const { left, right } = root.getBoundingClientRect();
    for (const found of [...texts, ...controls]) {
      const beyond = controls.includes(found) ? invisible + slack : slack;
      if (found.rect.left < left - beyond || found.rect.right > right + beyond)
        faults.push(`beyond the sides: ${show(found)}`);
      for (let element: Element | null = found.owner; element && element !== root; element = parentOf(element)) {
        const { overflowX, overflowY } = getComputedStyle(element);
        const box = element.getBoundingClientRect();
        if (overflowX !== "visible" && (found.rect.left < box.left - slack || found.rect.right > box.right + slack))
          faults.push(`cut at its side: ${show(found)}`);
        else if (
          /hidden|clip/.test(overflowY) &&
          (found.rect.top < box.top - leading || found.rect.bottom > box.bottom + leading)
        )
          faults.push(`cut below: ${show(found)}`);
      }
    }
    const lieInOneAnother = (one: DOMRect, other: DOMRect, high: number) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > high;
    texts.forEach((one, index) => {
      for (const other of texts.slice(index + 1))
        if (one.owner !== other.owner && lieInOneAnother(one.rect, other.rect, leading))
          faults.push(`words over words: ${show(one)} ${show(other)}`);
      for (const control of controls)
        if (
          !isWithin(one.owner, control.owner) &&
          !isWithin(control.owner, one.owner) &&
          lieInOneAnother(one.rect, control.rect, leading)
        )
          faults.push(`words over a control: ${show(one)} ${show(control)}`);
    });
    controls.forEach((one, index) => {
      for (const other of controls.slice(index + 1))
        if (
          !isWithin(one.owner, other.owner) &&
          !isWithin(other.owner, one.owner) &&
          lieInOneAnother(one.rect, other.rect, slack)
        )
          faults.push(`two controls: ${show(one)} ${show(other)}`);
      const isDay = one.owner.matches("[role=gridcell]");
      if (one.rect.height < 43.5 || one.rect.width < (isDay ? 24 : 43.5))
        faults.push(`too small to touch: ${show(one)}`);
    });
    if (root.scrollWidth > root.clientWidth + 1)
      faults.push(`scrolls sideways: ${root.scrollWidth} in ${root.clientWidth}`);
    return [...new Set(faults)];
  });
}
