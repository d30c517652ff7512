import { expect, test } from "@playwright/test";
import { partner, shop } from "./journey.ts";

test("a partner pastes a broken snippet, reads what is wrong, takes the corrected line, and hears that a page is fine", async ({
  page,
}) => {
  await page.goto(`${shop}/en-ch/developers`);
  await page.getByRole("link", { name: "Doctor" }).click();
  await page.getByRole("tab", { name: "HTML" }).click();
  await page.getByRole("button", { name: "Examine" }).click();
  await expect(page.getByText("Paste some HTML.")).toBeVisible();
  await page
    .getByRole("textbox", { name: "HTML" })
    .fill(
      `<script type="module" src="${shop}/sdk/v1/gipfel.js"></script>\n<gipfel-bokking activity="167"></gipfel-bokking>`,
    );
  await page.getByRole("button", { name: "Examine" }).click();
  await expect(page.getByRole("heading", { name: "One thing to mend" })).toBeFocused();
  await expect(page.getByText("Line 2", { exact: true })).toBeVisible();
  await expect(page.getByText("Did you mean <gipfel-booking>?")).toBeVisible();
  await expect(page.getByText(`<gipfel-booking activity="167">`, { exact: true })).toBeVisible();

  await page.getByRole("textbox", { name: "HTML" }).fill("");
  await page.getByRole("button", { name: "Examine" }).click();
  await expect(page.getByText("Paste some HTML.")).toBeVisible();
  await expect(page.getByText("Did you mean <gipfel-booking>?"), "the former page's result").toBeHidden();

  await page.getByRole("tab", { name: "Address" }).click();
  const address = page.getByRole("textbox", { name: "Address of the page" });
  await address.fill("http://127.0.0.1/");
  await address.press("Enter");
  await expect(page.getByText("Only public addresses are opened.")).toBeVisible();
  await address.fill(`${partner}/hotel.html`);
  await address.press("Enter");
  await expect(page.getByRole("heading", { name: "Nothing is wrong" })).toBeFocused();
  await address.fill(`${new URL(partner).host}/hotel.html`);
  await address.press("Enter");
  await expect(page.getByText(`${partner}/hotel.html`)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Nothing is wrong" })).toBeFocused();
});

test("where the browser copies nothing, the button stays in its place and a sentence below says so", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await page.goto(`${shop}/en-ch/developers/gipfel-button`);
  const copy = page.getByRole("button", { name: "Copy Code" }).first();
  const before = (await copy.boundingBox())!;
  await copy.click();
  const sentence = page.getByText("The browser does not let us copy");
  await expect(sentence).toBeInViewport();
  const [after, below] = [(await copy.boundingBox())!, (await sentence.boundingBox())!];
  expect([after.x, after.y]).toEqual([before.x, before.y]);
  expect(below.y).toBeGreaterThanOrEqual(after.y + after.height);
});
