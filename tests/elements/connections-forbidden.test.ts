/**
 * A page whose policy forbids requests to the API (`connect-src`): the browser itself refuses every call of the
 * elements.
 */
import { assert } from "chai";
import { closeHosts, openHost, until } from "./support/host.ts";
import { buttonOf, textOf } from "./support/place.ts";

const sentence = "This can’t be shown inside this page at the moment.";

interface Case {
  readonly tag: string;
  readonly attributes: Record<string, string>;
  readonly says: string;
  /** For an element whose first request follows an action of the visitor. */
  readonly act?: (root: ShadowRoot) => void;
}

const cases: readonly Case[] = [
  { tag: "gipfel-reviews", attributes: { activity: "105" }, says: sentence },
  { tag: "gipfel-listing", attributes: {}, says: sentence },
  { tag: "gipfel-activity", attributes: { activity: "105", mode: "inline" }, says: sentence },
  { tag: "gipfel-map", attributes: {}, says: sentence },
  {
    tag: "gipfel-search",
    attributes: { placement: "dropdown" },
    says: sentence,
    act: (root) => root.querySelector<HTMLElement>("input")!.focus(),
  },
  {
    tag: "gipfel-newsletter",
    attributes: {},
    says: "Signing up does not work ",
    act: (root) => {
      const field = root.querySelector<HTMLInputElement>("[name=email]")!;
      field.focus();
      field.value = "anna@example.ch";
      field.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
      root.querySelector<HTMLElement>("[type=submit]")!.click();
    },
  },
];

suite("where the page's policy forbids our API", () => {
  teardown(closeHosts);

  for (const { tag, attributes, says, act } of cases) {
    test(`${tag} shows a message and the partner's own link, and has one console line that names the directive`, async () => {
      const page = await openHost("connections-forbidden.html");
      const lines: string[] = [];
      page.console.warn = (...words: unknown[]) => void lines.push(words.map(String).join(" "));
      const host = page.document.createElement(tag);
      for (const [name, value] of Object.entries({ locale: "en", theme: "light", ...attributes }))
        host.setAttribute(name, value);
      host.style.display = "block";
      host.style.height = "500px";
      const link = page.document.createElement("a");
      link.href = "https://hotel.example/book";
      link.textContent = "Book at the hotel";
      host.append(link);
      page.document.body.append(host);
      await until(() => host.shadowRoot?.querySelector("[data-view]")?.firstElementChild && textOf(host).length > 0);
      if (act) await until(() => host.shadowRoot!.querySelector("input"));
      act?.(host.shadowRoot!);
      await until(() => textOf(host).includes(says));
      assert.isNotNull(link.assignedSlot);
      assert.isAbove(link.getBoundingClientRect().height, 0, "the partner's link is seen");
      await until(() => lines.length > 0);
      assert.deepEqual(
        lines.filter((line) => line.includes("Content-Security-Policy")),
        [
          `[gipfel] The page's Content-Security-Policy forbids requests to ${location.origin}: add ${location.origin} to its connect-src.`,
        ],
      );
      if (tag === "gipfel-newsletter") return;
      buttonOf(host, "Try again")!.click();
      await until(() => !textOf(host).includes(says));
      await until(() => textOf(host).includes(says));
    });
  }
});
