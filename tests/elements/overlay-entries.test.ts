/** Entries of the history that what is open over a page has, in views that render. */
import { assert } from "chai";
import { allRemovedEnded, probe, until } from "./support/host.ts";

interface Shown {
  readonly isOpen: boolean;
  readonly mayClose: boolean;
  readonly closings: number;
  readonly reopened: string | null;
}

suite("[R25.drawers] what is open over a page", () => {
  suiteSetup(async () => {
    await import("/sdk/v1/gipfel.js" as string);
  });
  teardown(async () => {
    for (const element of document.querySelectorAll("gipfel-probe")) element.parentElement?.remove();
    // A removed element watches for a moment yet.
    await allRemovedEnded();
  });

  const inside = (host: HTMLElement) => host.shadowRoot!;
  const shownBy = (host: HTMLElement) => JSON.parse(inside(host).querySelector("output.overlay")!.textContent) as Shown;
  const press = (host: HTMLElement, name: string) => inside(host).querySelector<HTMLElement>(`.${name}`)!.click();
  const isAtEntry = () => "gipfelOverlays" in ((history.state as object | null) ?? {});

  test("stays open on Back where it can't be closed, with an entry again, so that the next Back closes it", async () => {
    const host = await probe('<gipfel-probe overlay="attached"></gipfel-probe>');
    press(host, "open");
    await until(isAtEntry);
    history.back();
    await until(() => shownBy(host).closings === 1 && isAtEntry());
    assert.isTrue(shownBy(host).isOpen);
    press(host, "allow");
    await until(() => shownBy(host).mayClose);
    history.back();
    await until(() => !shownBy(host).isOpen);
    assert.equal(shownBy(host).closings, 2);
    assert.isFalse(isAtEntry());
  });

  /** The page after a reload, at the entry of an edit that was open. */
  function atEdit(): void {
    const state = { ids: ["edit reservation-1"], from: navigation.currentEntry!.key, isNamed: false };
    history.pushState({ gipfelOverlays: state }, "");
  }

  test("is an edit whose entry a reload has left: it is left, and Forward opens the edit", async () => {
    atEdit();
    const host = await probe('<gipfel-probe overlay="attached"></gipfel-probe>');
    await until(() => !isAtEntry());
    assert.isNull(shownBy(host).reopened);
    history.forward();
    await until(() => shownBy(host).reopened === "reservation-1");
    host.parentElement!.remove();
    history.back();
    await until(() => !isAtEntry());
  });

  test("has no part in the history of a page that its element is detached from", async () => {
    atEdit();
    const host = await probe('<gipfel-probe overlay="detached"></gipfel-probe>');
    const popped = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
    // A step that the page takes, and back: the entry of the edit is still there.
    history.pushState({ own: 1 }, "");
    history.back();
    await popped;
    assert.isTrue(isAtEntry());
    assert.isNull(shownBy(host).reopened);
    history.back();
    await until(() => !isAtEntry());
  });
});
