import { expect, test } from "@playwright/test";
import { shop } from "../e2e/journey.ts";
import { site } from "./place.ts";
import { inWordPress, otherPlugin, publish, requestsToShop, set, switchTheme } from "./wordpress.ts";

const source = `${shop}/sdk/v1/gipfel.js`;

for (const theme of ["twentytwentythree", "twentytwentyone"] as const) {
  test(`a page without an element loads nothing, one with two loads the module once, in ${theme}`, async ({ page }) => {
    switchTheme(theme);
    set();
    const requests = requestsToShop(page);
    const plain = publish("plain", "<!-- wp:paragraph --><p>Nothing to book.</p><!-- /wp:paragraph -->");
    const full = publish("full", '[gipfel_button activity="112"] [gipfel_button activity="167"]');
    await page.goto(plain);
    expect(await page.content()).not.toContain("gipfel");
    expect(requests).toEqual([]);

    await page.goto(full);
    await expect(page.locator("gipfel-button").first().getByRole("button")).toBeVisible();
    const tags = page.locator(`script[src="${source}"]`);
    await expect(tags).toHaveCount(1);
    for (const [name, value] of [
      ["type", "module"],
      ["data-cfasync", "false"],
      ["data-no-optimize", "1"],
      ["data-no-defer", "1"],
    ] as const)
      await expect(tags).toHaveAttribute(name, value);
    // What follows an element doesn't move: its height is known in the head.
    await expect(page.locator('head link[href*="gipfel/assets/element-heights.css"]')).toHaveCount(1);
  });
}

test("an element in a widget area of a classic theme, and in a template part of a block theme, loads the module", async ({
  page,
}) => {
  set();
  const plain = publish("plain", "<!-- wp:paragraph --><p>Nothing in the content.</p><!-- /wp:paragraph -->");
  switchTheme("twentytwentyone");
  inWordPress(
    `update_option( "widget_block", array( 7 => array( "content" => '<!-- wp:gipfel/button {"activity":112} /-->' ), "_multiwidget" => 1 ) );
    update_option( "sidebars_widgets", array( "sidebar-1" => array( "block-7" ), "array_version" => 3 ) );`,
  );
  await page.goto(plain);
  await expect(page.locator("aside gipfel-button, .widget gipfel-button").getByRole("button")).toBeVisible();

  switchTheme("twentytwentythree");
  inWordPress(
    `$id = wp_insert_post( array( "post_type" => "wp_template_part", "post_status" => "publish", "post_name" => "footer",
      "post_title" => "Footer", "post_content" => wp_slash( '<!-- wp:gipfel/button {"activity":112} /-->' ) ) );
    wp_set_post_terms( $id, "twentytwentythree", "wp_theme" );
    wp_set_post_terms( $id, "footer", "wp_template_part_area" );`,
  );
  await page.goto(plain);
  await expect(page.locator("footer gipfel-button").getByRole("button")).toBeVisible();
  inWordPress(
    `foreach ( get_posts( array( "post_type" => "wp_template_part", "numberposts" => -1 ) ) as $part ) wp_delete_post( $part->ID, true );
    delete_option( "widget_block" ); delete_option( "sidebars_widgets" );`,
  );
});

test("plugins that optimise leave the module alone", () => {
  const excluded = inWordPress<Record<string, unknown>>(
    `return array(
      "rocket" => apply_filters( "rocket_delay_js_exclusions", array( "jquery" ) ),
      "litespeed" => apply_filters( "litespeed_optimize_js_excludes", array() ),
      "autoptimize" => apply_filters( "autoptimize_filter_js_exclude", "wp-includes/js/dist/" ),
      "siteground" => apply_filters( "sgo_javascript_combine_exclude", array() ) );`,
  );
  expect(excluded).toEqual({
    rocket: ["jquery", "/sdk/v1/gipfel.js", "gipfel/assets/consent.js"],
    litespeed: ["/sdk/v1/gipfel.js", "gipfel/assets/consent.js"],
    autoptimize: "wp-includes/js/dist/, /sdk/v1/gipfel.js, gipfel/assets/consent.js",
    siteground: ["gipfel", "gipfel-consent"],
  });
});

test("later versions of WordPress get the module by their own function", async ({ request }) => {
  switchTheme("twentytwentyone");
  set();
  const address = publish("full", '[gipfel_button activity="112"]');
  // What WordPress 6.5 and later do with a module that is enqueued while the content is rendered.
  const later = otherPlugin(`
    function wp_enqueue_script_module( $id, $src = '', $deps = array(), $version = false ) {
      add_action( 'wp_footer', function () use ( $id, $src, $version ) {
        $src = null === $version ? $src : add_query_arg( 'ver', $version ? $version : 'wp', $src );
        wp_print_script_tag( array( 'type' => 'module', 'src' => $src, 'id' => $id . '-js-module' ) );
      } );
    }`);
  try {
    const html = await (await request.get(address)).text();
    expect(html.match(/<script[^>]*sdk\/v1\/gipfel\.js[^>]*>/g)).toEqual([
      `<script type="module" src="${source}" id="gipfel-js-module" data-cfasync="false" data-no-optimize="1" data-no-defer="1" data-no-minify="1" data-noptimize="1" data-jetpack-boost="ignore" data-pagespeed-no-defer nowprocket>`,
    ]);
  } finally {
    later.remove();
  }
});

test("a feed has the link alone", async ({ request }) => {
  set();
  inWordPress(
    `$old = get_page_by_path( "news", OBJECT, "post" );
    wp_insert_post( array( "ID" => $old ? $old->ID : 0, "post_status" => "publish", "post_name" => "news", "post_title" => "News",
      "post_content" => wp_slash( '[gipfel_booking activity="167"]Fly with us[/gipfel_booking]' ) ) );`,
  );
  const feed = await (await request.get(`${site}/feed/`)).text();
  expect(feed).toContain(`<a href="${shop}/en-ch/activity/167">Fly with us</a>`);
  expect(feed).not.toContain("<gipfel-");
});
