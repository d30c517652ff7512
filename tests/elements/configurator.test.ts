/** gipfel-configurator, as a partner meets it. */
import { assert } from "chai";
import { assertAccessible } from "./support/axe.ts";
import { listedOf } from "./support/discovery.ts";
import { openDiscoveryShop } from "./support/discovery-shop.ts";
import { closeHosts, until } from "./support/host.ts";
import { buttonOf, clear, fieldOf, show, textOf, type } from "./support/place.ts";
import { openShop, type Shop } from "./support/shop.ts";

const title = "GET /activity/214-en_CH/";
const activity = {
  id: 214,
  mappedId: 9214,
  path: "/activity/214-jungfraujoch",
  info: { title: "Jungfraujoch", important_information: "" },
  supplier: { name: "Railways" },
  teaser_image: null,
  summary: null,
  availableDates: [],
};

suite("gipfel-configurator", () => {
  const address = location.href;
  let shop: Shop;
  suiteSetup(async () => {
    document.documentElement.lang = "en";
    await import("/sdk/v1/gipfel.js" as string);
  });
  setup(() => {
    shop = openShop(null, { [title]: activity });
  });
  teardown(() => {
    history.replaceState(history.state, "", address);
    document.body.style.width = "";
    shop.close();
    clear();
    closeHosts();
  });
  const open = (attributes: Record<string, string> = {}) =>
    show("gipfel-configurator", shop, { activity: "214", ...attributes });
  const code = (host: HTMLElement) => host.shadowRoot!.querySelector<HTMLTextAreaElement>("textarea")!.value;
  const choose = (host: HTMLElement, value: string) =>
    host.shadowRoot!.querySelector<HTMLInputElement>(`input[type=radio][value="${value}"]`)!.click();
  const select = (host: HTMLElement, label: string, value: string) => {
    const field = fieldOf(host, label) as unknown as HTMLSelectElement;
    field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true, composed: true }));
  };
  const previewed = (host: HTMLElement) => host.shadowRoot!.querySelector(".preview .page > :last-child")!;
  /** The default colours are the specification's, and can't be read by everybody. */
  const repair = async (host: HTMLElement) => {
    (await until(() => buttonOf(host, "Use it"))).click();
    await until(() => textOf(host).includes("everybody can read this"));
    // The new colour fades in; where the preview changes meanwhile, its animation is cancelled, and rejects.
    await until(
      () => previewed(host).hasAttribute("background") && previewed(host).shadowRoot?.querySelector("button"),
    );
    await Promise.allSettled(
      previewed(host)
        .shadowRoot!.getAnimations()
        .map(({ finished }) => finished),
    );
  };
  const codeHas = (host: HTMLElement, text: string) => until(() => code(host).includes(text));

  for (const theme of ["light", "dark"]) {
    test(`has no accessibility violation for an activity and for a list, in ${theme}`, async () => {
      const host = await open({ theme });
      choose(host, "cta");
      await repair(host);
      await assertAccessible(host);
      clear();
      const list = await show("gipfel-configurator", shop, { activities: "214", theme });
      choose(list, "list-button");
      await repair(list);
      await assertAccessible(list);
    });
  }

  test("writes what is chosen into the code, and shows it in the preview at once", async () => {
    const host = await open({ "affiliate-id": "4182" });
    await codeHas(host, "Jungfraujoch</a>");
    assert.include(code(host), `<gipfel-booking activity="214" locale="en_CH" affiliate-id="4182">`);
    choose(host, "cta");
    type(await until(() => fieldOf(host, "Text on the button")), `Fly "now" <b>`);
    await codeHas(host, "Fly &quot;now&quot; &lt;b&gt;");
    assert.include(code(host), `variant="cta"`);
    await until(() => previewed(host).getAttribute("text") === `Fly "now" <b>`);
    assert.equal(previewed(host).localName, "gipfel-button");
    assert.isFalse(previewed(host).hasAttribute("affiliate-id"), "trying a widget out is no visit");
  });

  test("says what is wrong with a colour, leaves it out of the code, and repairs a low contrast by one press", async () => {
    const host = await open();
    choose(host, "button");
    const background = await until(() => fieldOf(host, "Button colour"));
    type(background, "#zzz");
    await until(() => textOf(host).includes("Six digits are wanted"));
    assert.notInclude(code(host), "background");
    type(background, "#ff385c");
    await until(() => textOf(host).includes("Contrast 3.5 : 1"));
    await repair(host);
    assert.match(code(host), /background="#[\da-f]{6}"/);
  });

  test("the language changes the default words, and a text of one's own stays", async () => {
    const host = await open();
    choose(host, "button");
    await until(() => fieldOf(host, "Text on the button")?.value === "Book now");
    select(host, "Language", "it_CH");
    await until(() => fieldOf(host, "Text on the button")!.value === "Prenota ora");
    assert.notInclude(code(host), "text=");
    type(fieldOf(host, "Text on the button")!, "Volare");
    select(host, "Language", "fr_CH");
    await codeHas(host, `text="Volare"`);
  });

  test("copies the code and says so; where the browser forbids it, the text is selected", async () => {
    const host = await open();
    await codeHas(host, "Jungfraujoch");
    const copied: string[] = [];
    const clipboard = navigator.clipboard;
    const give = (writeText: (text: string) => Promise<void>) =>
      Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
    try {
      give(async (text) => void copied.push(text));
      buttonOf(host, "Copy the code")!.click();
      await until(() => buttonOf(host, "Copied"));
      assert.deepEqual(copied, [code(host)]);
      give(() => Promise.reject(new DOMException("no", "NotAllowedError")));
      buttonOf(host, "Copied")!.click();
      await until(() => textOf(host).includes("The text is selected"));
      const field = host.shadowRoot!.querySelector("textarea")!;
      assert.equal(host.shadowRoot!.activeElement, field);
      assert.equal(field.value.slice(field.selectionStart, field.selectionEnd), code(host));
    } finally {
      Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
    }
  });

  test("asks the shop for an affiliate: an unknown one is said in the form, a known one too", async () => {
    const referral = "POST /affiliate/referral/";
    shop.answers[referral] = { accepted: false };
    const host = await open();
    const number = await until(() => fieldOf(host, "Affiliate number"));
    type(number, "9999");
    await until(() => number.getAttribute("aria-invalid") === "true");
    assert.include(textOf(host), "The shop knows no affiliate of this number");
    assert.include(code(host), `affiliate-id="9999"`, "the team may approve it later");
    shop.answers[referral] = { accepted: true };
    type(number, "4182");
    await until(() => textOf(host).includes("Known to the shop"));
    assert.isFalse(number.hasAttribute("aria-invalid"));
    assert.deepEqual(
      shop.requests.filter(({ path }) => path === "/affiliate/referral/").map(({ body }) => body["referral_code"]),
      ["9999", "4182"],
    );
    await assertAccessible(host);
  });

  test("a reset can be undone, and a link has the form as it is filled in", async () => {
    const host = await open();
    choose(host, "button");
    type(await until(() => fieldOf(host, "Text on the button")), "Fly");
    (await until(() => buttonOf(host, "Reset all options"))).click();
    await until(() => !code(host).includes("Fly"));
    (await until(() => buttonOf(host, "Undo the reset"))).click();
    await codeHas(host, `text="Fly"`);
    const clipboard = navigator.clipboard;
    const copied: string[] = [];
    const writeText = async (text: string) => void copied.push(text);
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
    try {
      buttonOf(host, "Copy a link to this form")!.click();
      await until(() => buttonOf(host, "Link copied"));
    } finally {
      Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
    }
    const { pathname, searchParams } = new URL(copied[0]!);
    assert.match(pathname, /\/en-ch\/widget$/);
    assert.equal(searchParams.get("activity"), "214");
    assert.equal(searchParams.get("configuration"), "_kind=button&text=Fly");
    await until(() => new URL(location.href).searchParams.has("configuration"));
    clear();
    await codeHas(await open(), `text="Fly"`);
  });

  test("the preview is a page as wide as a desktop's, drawn smaller where it has no room, and a phone's in a narrow place", async () => {
    const host = await open();
    host.parentElement!.style.width = "800px";
    const page = () => host.shadowRoot!.querySelector<HTMLElement>(".preview .page")!;
    await until(() => page()?.offsetWidth === 1120);
    const place = page().parentElement!;
    await until(() => Math.abs(page().getBoundingClientRect().width - place.clientWidth) < 2);
    host.shadowRoot!.querySelector<HTMLInputElement>('input[value="phone"]')!.click();
    await until(() => page().offsetWidth === 375);
    clear();
    history.replaceState(history.state, "", address);
    document.body.style.width = "360px";
    const narrow = await open();
    await until(() => narrow.shadowRoot!.querySelector<HTMLInputElement>('input[value="phone"]')?.checked);
  });

  test("a policy has the lines of the shop's providers; a shop that doesn't answer leaves its own", async () => {
    const none = { script: [], connect: [], frame: [], image: [] };
    shop.answers["GET /policy-sources/"] = {
      payment: { ...none, frame: ["https://pay.example"] },
      map: none,
      humanCheck: none,
    };
    const host = await open();
    await until(() => fieldOf(host, "Where does it go?"));
    select(host, "Where does it go?", "policy");
    await codeHas(host, "trusted-types gipfel;");
    assert.notInclude(code(host), "frame-src");
    host.shadowRoot!.querySelector("details")!.open = true;
    select(host, "Payment", "inline");
    await until(() => /frame-src \S+ https:\/\/pay\.example;/.test(code(host)));
  });

  test("has every form; the link has a QR code to take along", async () => {
    const host = await open();
    const forms = [...(fieldOf(host, "Where does it go?") as unknown as HTMLSelectElement).options];
    assert.deepEqual(
      forms.map(({ value }) => value),
      ["html", "wordpress", "react", "vue", "angular", "svelte", "iframe", "link", "policy"],
    );
    select(host, "Where does it go?", "wordpress");
    await codeHas(host, "[gipfel_booking");
    select(host, "Where does it go?", "link");
    const png = await until(() => host.shadowRoot!.querySelector<HTMLAnchorElement>('a[download="gipfel.png"]'));
    assert.match(png.href, /^data:image\/png;base64,/);
    const svg = host.shadowRoot!.querySelector<HTMLAnchorElement>('a[download="gipfel.svg"]')!;
    const drawn = new DOMParser().parseFromString(decodeURIComponent(svg.href.split(",")[1]!), "image/svg+xml");
    assert.isNull(drawn.querySelector("parsererror"));
  });

  test("a QR code is drawn once, whatever else changes in the form", async () => {
    const { toDataURL } = HTMLCanvasElement.prototype;
    let drawn = 0;
    HTMLCanvasElement.prototype.toDataURL = function (this: HTMLCanvasElement, ...given) {
      drawn++;
      return toDataURL.apply(this, given);
    };
    try {
      const host = await open();
      choose(host, "button");
      select(host, "Where does it go?", "link");
      await until(() => host.shadowRoot!.querySelector('a[download="gipfel.png"]'));
      const before = drawn;
      type(await until(() => fieldOf(host, "Text on the button")), "Fly");
      await until(() => previewed(host).getAttribute("text") === "Fly");
      assert.equal(drawn, before);
    } finally {
      HTMLCanvasElement.prototype.toDataURL = toDataURL;
    }
  });

  test("an address too long for a QR code is said in its place, and the form stays", async () => {
    const host = await show("gipfel-configurator", shop, {});
    select(host, "Where does it go?", "link");
    await until(() => host.shadowRoot!.querySelector('a[download="gipfel.png"]'));
    const search = await until(() => fieldOf(host, "Search text"));
    type(search, "湖".repeat(512));
    await until(() => textOf(host).includes("too long for a QR code"));
    assert.isNull(host.shadowRoot!.querySelector('a[download="gipfel.png"]'));
    await assertAccessible(host);
    type(search, "湖");
    await until(() => host.shadowRoot!.querySelector('a[download="gipfel.png"]'));
    assert.notInclude(textOf(host), "too long for a QR code");
  });

  // Cause: a list reads its filters from the page's address and writes them there, whosever page it is.
  test("the list in the preview takes nothing from the page's address, and leaves it", async () => {
    const lists = openDiscoveryShop();
    // What is chosen before the visitor's first act is not written.
    Object.defineProperty(navigator, "userActivation", { configurable: true, value: { hasBeenActive: true } });
    try {
      const own = { gipfelList: { sort: "priceDesc", search: "zzz" } };
      history.replaceState(own, "", "?affiliateProducts=2&types=14&s=zzz&capi=2");
      const [before, entries] = [location.href, history.length];
      const host = await show("gipfel-configurator", lists as unknown as Shop);
      const root = () => previewed(host).shadowRoot!;
      const filter = () => root().querySelector('[aria-label^="Remove the filter"]');
      const tomorrow = await until(() =>
        [...root().querySelectorAll("label")].find(({ textContent }) => textContent === "Tomorrow"),
      );
      assert.notInclude(root().textContent!, "activities chosen");
      assert.isNull(filter());
      assert.notEqual(root().querySelector("select")?.value, "priceDesc");
      tomorrow.click();
      await until(filter);
      const sort = root().querySelector("select")!;
      sort.value = "priceAsc";
      sort.dispatchEvent(new Event("change", { bubbles: true }));
      await until(() => root().querySelector("select")?.value === "priceAsc");
      [...root().querySelectorAll("button")].find(({ textContent }) => textContent === "Clear all")!.click();
      await until(() => !filter());
      await new Promise((passed) => setTimeout(passed, 100));
      assert.equal(location.href, before);
      assert.equal(history.length, entries);
      assert.deepEqual(history.state, own);
    } finally {
      delete (navigator as { userActivation?: unknown }).userActivation;
      lists.close();
    }
  });

  test("the list that a previewed button opens takes nothing from the page's address, and leaves it", async () => {
    const lists = openDiscoveryShop();
    try {
      const own = { gipfelList: { sort: "priceDesc", search: "zzz" } };
      history.replaceState(own, "", "?affiliateProducts=2&types=14&s=zzz&capi=2&configuration=_kind%3Dlist-button");
      const [before, entries] = [location.href, history.length];
      const host = await show("gipfel-configurator", lists as unknown as Shop, { activities: "1,2,3" });
      const shown = () => previewed(host).shadowRoot;
      const list = () => shown()?.querySelector("gipfel-listing") as HTMLElement | null;
      for (const press of ["first", "second"]) {
        (await until(() => shown()?.querySelector<HTMLElement>("button.button"))).click();
        await until(() => list()?.shadowRoot?.querySelector("article h3"));
        assert.include(textOf(list()!), "3 activities", press);
        buttonOf(list()!, "Filters")!.click();
        await until(() => list()!.shadowRoot!.querySelector("dialog[open]"));
        assert.equal(location.href, before, press);
        assert.equal(history.length, entries, press);
        assert.deepEqual(history.state, own, press);
        shown()!.querySelector<HTMLElement>('dialog [aria-label="Close"]')!.click();
        await until(() => !list());
      }
    } finally {
      lists.close();
    }
  });

  // Cause: the way back that closes the shop's drawer takes the configuration out of the address.
  test("opened again on the page, it has what was put together; another activity begins anew", async () => {
    const first = await open();
    choose(first, "cta");
    type((await until(() => fieldOf(first, "Text on the button")))!, "Fly");
    await codeHas(first, 'text="Fly"');
    clear();
    history.replaceState(history.state, "", address);
    const again = await open();
    await codeHas(again, 'variant="cta"');
    assert.include(code(again), 'text="Fly"');
    clear();
    history.replaceState(history.state, "", address);
    shop.answers["GET /activity/167-en_CH/"] = activity;
    assert.notInclude(code(await open({ activity: "167" })), "Fly");
  });

  test("a listing page without its number is said at the field, and its kinds have words", async () => {
    const host = await show("gipfel-configurator", shop);
    (await until(() => host.shadowRoot!.querySelector<HTMLElement>("summary"))).click();
    const kind = (await until(() => fieldOf(host, "Kind of list"))) as unknown as HTMLSelectElement;
    assert.notInclude(kind.textContent!, "location-type");
    select(host, "Kind of list", "type");
    await until(() => textOf(host).includes("needs one number"));
    assert.notInclude(code(host), "page-kind");
    select(host, "Kind of list", "location-type");
    await until(() => textOf(host).includes("needs two numbers"));
    type(fieldOf(host, "Number of the list's page")!, "12-34 ");
    await codeHas(host, `page-kind="location-type" page-id="12-34"`);
    assert.notInclude(textOf(host), "needs two numbers");
    select(host, "Kind of list", "listing");
    await until(() => textOf(host).includes("needs a kind of list"));
  });

  // Cause: a frame has a page of its own, which the page around it can't make dark.
  test("a preview of a frame has light surroundings, also where a dark one was chosen", async () => {
    const host = await show("gipfel-configurator", shop);
    const dark = () => host.shadowRoot!.querySelector<HTMLInputElement>('.shown input[value="dark"]');
    (await until(dark)).click();
    await until(() => host.shadowRoot!.querySelector(".preview.dark"));
    choose(host, "iframe");
    await until(() => host.shadowRoot!.querySelector(".preview.light iframe"));
    assert.isNull(dark());
    choose(host, "list-button");
    await until(() => host.shadowRoot!.querySelector(".preview.dark"));
  });

  test("a version can be pinned, with its integrity", async () => {
    shop.answers["GET /versions/"] = [
      { version: "1.2.0", released: "2026-11-24", supportedUntil: "2028-11-24", integrity: "sha384-abc" },
    ];
    const host = await open();
    await until(() => fieldOf(host, "Version"));
    select(host, "Version", "1.2.0");
    await codeHas(host, "/sdk/1.2.0/gipfel.js");
    assert.include(code(host), `integrity="sha384-abc"`);
    select(host, "Version", "");
    await codeHas(host, "/sdk/v1/gipfel.js");
  });

  test("a version of a link that is gone is said; a choice takes its place", async () => {
    shop.answers["GET /versions/"] = [
      { version: "1.2.0", released: "2026-11-24", supportedUntil: "2028-11-24", integrity: "sha384-abc" },
    ];
    history.replaceState(null, "", "?configuration=_version%3D1.9.9");
    const host = await open();
    await until(() => textOf(host).includes("Version 1.9.9 can't be pinned"));
    assert.include(code(host), "/sdk/v1/gipfel.js");
    select(host, "Version", "1.2.0");
    await codeHas(host, "/sdk/1.2.0/gipfel.js");
    assert.notInclude(textOf(host), "can't be pinned");
  });

  test("a version that is gone gives way to the newest, also where the shop names no versions", async () => {
    for (const versions of [
      [{ version: "1.2.0", released: "2026-11-24", supportedUntil: "2028-11-24", integrity: "sha384-abc" }],
      [],
    ]) {
      shop.answers["GET /versions/"] = versions;
      history.replaceState(null, "", "?configuration=_version%3D1.9.9");
      const host = await open();
      await until(() => textOf(host).includes("Version 1.9.9 can't be pinned"));
      const field = fieldOf(host, "Version") as unknown as HTMLSelectElement | null;
      assert.equal(field?.value, "1.9.9");
      select(host, "Version", "");
      await until(() => !textOf(host).includes("can't be pinned"));
      clear();
    }
  });

  test("a change right before its removal does not reach the next page's address", async () => {
    const host = await open();
    const before = location.href;
    choose(host, "cta");
    host.remove();
    // Longer than the address waits for further changes (250 ms).
    await new Promise((passed) => setTimeout(passed, 400));
    assert.equal(location.href, before);
  });

  test("of more than 100 picked activities the first 100 are kept, and it is said", async () => {
    const ids = Array.from({ length: 103 }, (_, index) => index + 1);
    const host = await show("gipfel-configurator", shop, { activities: ids.join(",") });
    await until(() => textOf(host).includes("The first 100 of your 103 are kept."));
    await codeHas(host, `activities="${ids.slice(0, 100).join(",")}"`);
  });

  test("picked activities that can't be read are named", async () => {
    const host = await show("gipfel-configurator", shop, { activities: "167;104, abc" });
    await until(() => textOf(host).includes("left out: 167;104 and abc. So the list is of everything."));
    host.setAttribute("activities", "214,abc");
    await until(() => textOf(host).includes("left out: abc."));
    assert.notInclude(textOf(host), "of everything.");
  });

  test("picked activities that do not exist are named", async () => {
    shop.answers["GET /activities/en_CH/"] = [listedOf(214, "Jungfraujoch")];
    const host = await show("gipfel-configurator", shop, { activities: "214,99999" });
    await until(() => textOf(host).includes("99999 is not in the catalogue."));
  });

  test("of many picked activities that do not exist ten are named, and the others counted", async () => {
    shop.answers["GET /activities/en_CH/"] = [listedOf(214, "Jungfraujoch")];
    const ids = Array.from({ length: 40 }, (_, index) => 9001 + index);
    const host = await show("gipfel-configurator", shop, { activities: ids.join(",") });
    await until(() => textOf(host).includes("9010, and 30 more are not in the catalogue."));
    assert.notInclude(textOf(host), "9011");
  });

  test("the contrast's repair leaves the focus in the field that it changes", async () => {
    const host = await open();
    choose(host, "cta");
    const button = await until(() => buttonOf(host, "Use it"));
    button.focus();
    button.click();
    await until(() => textOf(host).includes("everybody can read this"));
    assert.equal(host.shadowRoot!.activeElement, fieldOf(host, "Button colour"));
  });

  test("a colour that is emptied is no wrong value of the preview's", async () => {
    const host = await open();
    choose(host, "cta");
    await repair(host);
    const lines: string[] = [];
    const { warn } = console;
    console.warn = (...words: unknown[]) => void lines.push(words.join(" "));
    try {
      type(fieldOf(host, "Button colour")!, "");
      await until(() => !previewed(host).hasAttribute("background"));
      await new Promise((passed) => setTimeout(passed, 100));
    } finally {
      console.warn = warn;
    }
    assert.deepEqual(lines, []);
  });

  test("an unknown activity is said", async () => {
    const host = await show("gipfel-configurator", shop, { activity: "999" });
    await until(() => textOf(host).includes("The shop has no activity of this number"));
  });

  test("at 360 px nothing is wider than its place, also with long words in German", async () => {
    const host = await open({ locale: "de_CH" });
    host.parentElement!.style.width = "328px";
    choose(host, "cta");
    await codeHas(host, "gipfel-button");
    assert.isAtMost(host.shadowRoot!.querySelector("[data-view]")!.scrollWidth, 328);
  });
});
