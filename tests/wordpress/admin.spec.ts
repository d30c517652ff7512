import { expect, test } from "@playwright/test";
import { shop } from "../e2e/journey.ts";
import { archive, site } from "./place.ts";
import { inWordPress, set, signInAsAdmin, switchTheme } from "./wordpress.ts";

const page = `${site}/wp-admin/options-general.php?page=gipfel`;
const stored = () => inWordPress<Record<string, string> | false>('return get_option( "gipfel_settings" );');

test.beforeEach(async ({ page }) => {
  switchTheme("twentytwentythree");
  await signInAsAdmin(page);
});

test("settings are saved, and a wrong value is reported while the former one stays", async ({ page: browser }) => {
  inWordPress('delete_option( "gipfel_settings" );');
  await browser.goto(page);
  await browser.getByLabel("Shop address").fill(`${shop}/en-ch/?ref=1`);
  await browser.getByLabel("Affiliate id").fill("4182");
  await browser.getByLabel("Campaign").fill("winter-26");
  await browser.getByRole("button", { name: "Select Color" }).click();
  await browser.getByLabel("Color value").fill("#8A3324");
  await browser.getByLabel("Language").selectOption("Français");
  await browser.getByLabel("Consent").selectOption("statistics");
  await browser.getByRole("button", { name: "Save Changes" }).click();
  await expect(browser.getByText("Settings saved.")).toBeVisible();
  const saved = {
    shop,
    affiliate: "4182",
    campaign: "winter-26",
    color: "#8a3324",
    language: "fr_CH",
    consent: "statistics",
  };
  expect(stored()).toEqual(saved);

  for (const [label, value, message] of [
    ["Shop address", "http://shop.example", "The shop’s address was not saved"],
    ["Shop address", "https://user:secret@shop.example", "The shop’s address was not saved"],
    ["Affiliate id", "<b>4182</b>", "The affiliate id was not saved"],
    ["Campaign", "winter 26", "The campaign was not saved"],
  ] as const) {
    await browser.goto(page);
    await browser.getByLabel(label).fill(value);
    await browser.getByRole("button", { name: "Save Changes" }).click();
    await expect(browser.getByText(message)).toHaveCount(1);
    expect(stored()).toEqual(saved);
  }
});

test("the settings want an administrator and the form's own nonce", async ({ page: browser }) => {
  set({ affiliate: "4182" });
  const forged = await browser.request.post(`${site}/wp-admin/options.php`, {
    form: { option_page: "gipfel", action: "update", "gipfel_settings[affiliate]": "9999" },
    maxRedirects: 0,
  });
  expect(forged.status()).toBe(403);
  expect(stored()).toMatchObject({ affiliate: "4182" });
  await browser.context().clearCookies();
  await browser.goto(page);
  await expect(browser).toHaveURL(/wp-login/);
});

test("deleting the plugin removes its settings; the archive installs it again", async ({ page: browser }) => {
  set({ affiliate: "4182" });
  await browser.goto(`${site}/wp-admin/plugins.php`);
  await browser.locator('tr[data-slug="gipfel"]').getByRole("link", { name: "Deactivate" }).click();
  await expect(browser.getByText("Plugin deactivated.")).toBeVisible();
  browser.once("dialog", (dialog) => void dialog.accept());
  await browser.locator('tr[data-slug="gipfel"]').getByRole("link", { name: "Delete" }).click();
  await expect(browser.getByText("was successfully deleted")).toBeVisible();
  expect(
    inWordPress(
      `global $wpdb; return $wpdb->get_col( "select option_name from $wpdb->options where option_name like '%gipfel%'" );`,
    ),
  ).toEqual([]);

  await browser.goto(`${site}/wp-admin/plugin-install.php?tab=upload`);
  await browser.getByLabel("Plugin zip file").setInputFiles(archive);
  await browser.getByRole("button", { name: "Install Now" }).click();
  await browser.getByRole("link", { name: "Activate Plugin" }).click();
  await expect(browser.getByText("Plugin activated.")).toBeVisible();
  await browser.locator('tr[data-slug="gipfel"]').getByRole("link", { name: "Settings" }).click();
  await expect(browser.getByLabel("Shop address")).toHaveValue("");
});
