import { expect, test, type Page } from "@playwright/test";
import { otherPlugin, publish, requestsToShop, set, switchTheme } from "./wordpress.ts";

/** What a page with the WP Consent API and a banner of the opt-in kind has, before the visitor answers. */
async function addConsentApi(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const given = new Set<string>();
    Object.assign(window, {
      wp_consent_type: "optin",
      wp_has_consent: (category: string) => given.has(category),
      allow(category: string) {
        given.add(category);
        const detail = Object.assign([], { [category]: "allow" });
        document.dispatchEvent(new CustomEvent("wp_listen_for_consent_change", { detail }));
      },
    });
  });
}
const allow = (page: Page, category: string) =>
  page.evaluate((category) => (window as unknown as { allow(category: string): void }).allow(category), category);

let address = "";

test.beforeAll(() => {
  switchTheme("twentytwentythree");
  address = publish("consent", '[gipfel_booking activity="167"] [gipfel_button activity="112"]');
});
test.beforeEach(() => set({ consent: "marketing" }));

test("nothing of the shop is loaded before the visitor has given consent of the category", async ({ page }) => {
  await addConsentApi(page);
  const requests = requestsToShop(page);
  await page.goto(address);
  const booking = page.locator("gipfel-booking");
  await expect(booking).toContainText("It loads once you allow cookies for marketing");
  await expect(booking.getByRole("link", { name: "See and book on localhost" })).toBeVisible();
  await allow(page, "statistics");
  await expect(booking.getByRole("button", { name: "Load it now" })).toBeVisible();
  expect(requests).toEqual([]);

  await allow(page, "marketing");
  await booking.locator("[data-date]").first().waitFor();
  await expect(page.locator(".gipfel-consent")).toHaveCount(0);
  await expect(page.locator("gipfel-button").getByRole("button")).toBeVisible();
});

test("a page without the WP Consent API waits for the button of an element", async ({ page }) => {
  const requests = requestsToShop(page);
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  expect(requests).toEqual([]);
  await page.locator("gipfel-booking").getByRole("button", { name: "Load it now" }).click();
  await page.locator("gipfel-booking [data-date]").first().waitFor();
});

test("what authors write can't name the script that consent loads", async ({ page }) => {
  await page.goto(
    publish(
      "imitation",
      '<div id="gipfel-consent-data" type="application/json">{"src":"http://127.0.0.1:9/x.js"}</div>[gipfel_button activity="112"]',
    ),
  );
  await page.getByRole("button", { name: "Load it now" }).click();
  await expect(page.locator("gipfel-button").getByRole("button")).toBeVisible();
  await expect(page.locator('script[src*="127.0.0.1:9"]')).toHaveCount(0);
});

test("the plugin says that it goes by the WP Consent API", async ({ request }) => {
  const api = otherPlugin(
    `add_action( 'wp_footer', function () {
      echo '<!-- registered:', apply_filters( 'wp_consent_api_registered_gipfel/gipfel.php', false ) ? 'yes' : 'no', ' -->';
    } );`,
  );
  try {
    expect(await (await request.get(address)).text()).toContain("<!-- registered:yes -->");
  } finally {
    api.remove();
  }
});
