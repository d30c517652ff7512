/** Elements from `data-gipfel`, links to the shop that open the booking drawer, and the height of the shop's frames. */
import { assert } from "chai";
import { closeHosts, listenToConsole, openHost, until } from "./support/host.ts";
import { clear } from "./support/place.ts";

suite("configuration by data attributes", () => {
  suiteSetup(async () => {
    document.documentElement.lang = "en";
    await import("/sdk/v1/gipfel.js" as string);
  });
  teardown(clear);

  function place(html: string): HTMLElement {
    const main = document.createElement("main");
    main.innerHTML = html;
    document.body.append(main);
    return main.firstElementChild as HTMLElement;
  }

  test("becomes an element with its attributes; what stood there is its fallback", async () => {
    const div = place(
      `<div data-gipfel="button" data-activity="104" data-locale="fr" data-id="x" data-unrelated="1"><a href="/x">Book</a></div>`,
    );
    const element = await until(() => div.querySelector("gipfel-button"));
    assert.deepEqual(Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])), {
      activity: "104",
      locale: "fr",
    });
    assert.equal(element.querySelector("a")!.textContent, "Book");
    await until(() => element.shadowRoot?.querySelector("button")?.textContent === "Réserver maintenant");
    div.after(div.cloneNode(false));
    assert.lengthOf(div.querySelectorAll("gipfel-button"), 1);
  });

  test("a copy of a place that has its element, as Turbo keeps of a page, gets no second one", async () => {
    const div = place(`<div data-gipfel="button" data-activity="104"></div>`);
    await until(() => div.querySelector("gipfel-button"));
    const copy = div.cloneNode(true) as HTMLElement;
    div.replaceWith(copy);
    const next = place(`<div data-gipfel="button" data-activity="112"></div>`);
    await until(() => next.querySelector("gipfel-button"));
    assert.lengthOf(copy.querySelectorAll("gipfel-button"), 1);
  });

  test("takes no API from the place: whoever may write such attributes only could lead a check-out to a server of theirs", async () => {
    const div = place(`<div data-gipfel="button" data-activity="104" data-api-base="https://evil.test/api"></div>`);
    const element = await until(() => div.querySelector("gipfel-button"));
    assert.isFalse(element.hasAttribute("api-base"));
  });

  test("says wrong values as for attributes, and leaves the place where the name is no element", async () => {
    const { lines, stop } = listenToConsole();
    const div = place(`<div data-gipfel="button" data-variant="huge" data-activity="104"></div>`);
    const wrong = place(`<div data-gipfel="buton"><a href="/x">Book</a></div>`);
    await until(() => lines.length > 1);
    stop();
    assert.include(lines.join("\n"), `<gipfel-button> variant="huge" is not understood`);
    assert.include(lines.join("\n"), `<gipfel-buton> is not an element of Gipfel: did you mean <gipfel-button>?`);
    assert.isNotNull(div.querySelector("gipfel-button"));
    assert.equal(wrong.innerHTML, `<a href="/x">Book</a>`);
  });
});

suite("links with data-links", () => {
  teardown(closeHosts);

  /** A page with a link, and whether a click on it would have led away. */
  async function links(query = "") {
    const page = await openHost("links.html", query);
    const link = page.document.querySelector<HTMLAnchorElement>("a")!;
    const left: string[] = [];
    page.addEventListener("click", (event) => {
      if (!event.defaultPrevented) left.push((event.target as HTMLAnchorElement).href);
      event.preventDefault();
    });
    return { page, link, left };
  }

  test("a click before any code has come opens the drawer, in the link's language, with its affiliate; focus returns", async () => {
    const { page, link, left } = await links();
    link.focus();
    link.click();
    const booking = await until(() => page.document.querySelector("gipfel-booking"));
    const given = Object.fromEntries([...booking.attributes].map(({ name, value }) => [name, value]));
    assert.deepInclude(given, {
      activity: "104",
      locale: "fr_CH",
      presentation: "drawer",
      "affiliate-id": "4182",
      campaign: "winter",
      "data-widget": "link",
    });
    const dialog = await until(() => booking.shadowRoot?.querySelector<HTMLDialogElement>("dialog[open]"));
    dialog.dispatchEvent(new page.Event("cancel", { cancelable: true }));
    await until(() => !page.document.querySelector("gipfel-booking"));
    assert.equal(page.document.activeElement, link);
    assert.lengthOf(left, 0);
  });

  test("a click with a modifier, on another link or on a prevented one is the browser's own", async () => {
    const { page, link, left } = await links();
    link.dispatchEvent(new page.MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true }));
    for (const id of ["elsewhere", "tab", "page"]) page.document.getElementById(id)!.click();
    assert.lengthOf(left, 4);
    link.addEventListener("click", (event) => event.preventDefault());
    link.click();
    assert.lengthOf(left, 4);
    assert.isNull(page.document.querySelector("gipfel-booking"));
  });

  test("the page can keep the drawer closed", async () => {
    const { page, link, left } = await links();
    const opens: unknown[] = [];
    page.document.addEventListener("gipfel-open", (event) => {
      opens.push((event as CustomEvent).detail);
      event.preventDefault();
    });
    link.click();
    await until(() => opens.length);
    assert.deepEqual(opens, [{ version: 1, tag: "gipfel-booking", activityId: 104 }]);
    assert.isNull(page.document.querySelector("gipfel-booking"));
    assert.lengthOf(left, 0);
  });
});

suite("frames of the shop", () => {
  let frames: HTMLIFrameElement[] = [];
  suiteSetup(() => import("/sdk/v1/frame.js" as string));
  teardown(() => {
    for (const frame of frames) frame.remove();
    frames = [];
  });

  /** The height (CSS) of a frame after the page in it, which is of `origin`, has posted one of 640 px. */
  function heightAfterMessage(src: string, origin: string): string {
    const frame = document.createElement("iframe");
    frame.src = src;
    document.body.append(frame);
    frames.push(frame);
    const data = { type: "gipfel-height", height: 640 };
    dispatchEvent(new MessageEvent("message", { data, origin, source: frame.contentWindow }));
    return frame.style.height;
  }

  test("a frame has the height that the shop's page in it posts", () => {
    assert.equal(heightAfterMessage(`${location.origin}/nothing`, location.origin), "640px");
  });

  test("a frame of another origin sets no height, and neither does a page to which a frame of the shop has led", () => {
    assert.equal(heightAfterMessage("http://ads.test/", "http://ads.test"), "");
    assert.equal(heightAfterMessage(`${location.origin}/nothing`, "http://ads.test"), "");
  });
});
