import { expect, test, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { asApproved, send } from "./affiliates.ts";
import { shop } from "./journey.ts";
import { asDemo } from "./signed-in.ts";

const note = "Vielen Dank für die gute Zeit mit Ihnen.";

/** Opens the dialog that ends the partnership with a new affiliate, with a note in it. */
async function closing(page: Page, team: Page, email: string) {
  const number = await asApproved(page, team, email);
  const { revision } = (await (await team.request.get(`${shop}/api/admin/affiliates/${number}/`)).json()) as {
    revision: number;
  };
  await team.goto(`${shop}/account/affiliates?number=${number}`);
  await team.getByRole("button", { name: "Partnerschaft beenden" }).click();
  const dialog = team.getByRole("dialog");
  await dialog.getByLabel("Ihre Mitteilung an sie").fill(note);
  return { number, revision, dialog };
}

async function loadAgain(within: Locator): Promise<void> {
  const refused = within.getByRole("alert").filter({ hasText: "Jemand anders hat das inzwischen gespeichert" });
  await expect(refused).toBeFocused();
  await refused.getByRole("button", { name: "Neu laden" }).click();
}

test("a note to an affiliate stays when the dialog is loaded again after somebody else's change, and is sent then", async ({
  page,
  browser,
}) => {
  const team = await browser.newPage();
  const { number, revision, dialog } = await closing(page, team, `closing-${Date.now()}@example.ch`);
  const changed = await send(team, "PATCH", `/admin/affiliates/${number}/`, { revision, commissionPercent: 12 });
  expect(changed.ok(), await changed.text()).toBe(true);
  await dialog.getByRole("button", { name: "Partnerschaft beenden" }).click();
  await loadAgain(dialog);
  await expect(dialog.getByRole("status").filter({ hasText: "Neu geladen" })).toBeFocused();
  await expect(dialog.getByLabel("Ihre Mitteilung an sie")).toHaveValue(note);
  await expectAccessible(team);
  await dialog.getByRole("button", { name: "Partnerschaft beenden" }).click();
  await expect(team.getByRole("status").filter({ hasText: "Beendet. Die E-Mail ist unterwegs." })).toBeFocused();
  await expect(team.getByRole("main")).toContainText(note);
  await expect(team.getByRole("main")).toContainText("12 %");
  await team.close();
});

test("where somebody else has ended the partnership meanwhile, the dialog says so, keeps the note and sends nothing", async ({
  page,
  browser,
}) => {
  const team = await browser.newPage();
  const { number, revision, dialog } = await closing(page, team, `closed-${Date.now()}@example.ch`);
  const body = { revision, note: "Die Seite ist nicht mehr da." };
  expect((await send(team, "POST", `/admin/affiliates/${number}/close/`, body)).ok()).toBe(true);
  await dialog.getByRole("button", { name: "Partnerschaft beenden" }).click();
  await loadAgain(dialog);
  await expect(dialog.getByText("Der Status ist inzwischen: Beendet.", { exact: false })).toBeVisible();
  await expect(dialog.getByLabel("Ihre Mitteilung an sie")).toHaveValue(note);
  await expect(dialog.getByRole("button", { name: "Partnerschaft beenden" })).toHaveCount(0);
  await expectAccessible(team);
  await team.close();
});

// Cause: beside what holds by now the dialog still said that this is unknown.
test("where the answer is lost and the partnership has ended, the dialog says this alone, and has the focus there", async ({
  page,
  browser,
}) => {
  const team = await browser.newPage();
  const { number, dialog } = await closing(page, team, `lost-${Date.now()}@example.ch`);
  await team.route(`**/api/admin/affiliates/${number}/close/`, async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await dialog.getByRole("button", { name: "Partnerschaft beenden" }).click();
  await expect(dialog.getByRole("status").filter({ hasText: "Der Status ist inzwischen: Beendet." })).toBeFocused();
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  await expect(dialog.getByLabel("Ihre Mitteilung an sie")).toHaveValue(note);
  await team.close();
});

test("a reply to a review and a reason stay when they are loaded again after somebody else's change", async ({
  page,
}) => {
  await asDemo(page, "admin");
  await page.goto(`${shop}/account/reviews?state=unanswered&search=Pilatus`);
  const review = page.getByRole("article").first();
  const reply = review.getByLabel("Antwort des Shops");
  const id = await page.request
    .get(`${shop}/api/admin/reviews/?state=unanswered&search=Pilatus`)
    .then((answer) => answer.json())
    .then(({ entries }: { entries: { product_review_id: number }[] }) => entries[0]!.product_review_id);
  const replyElsewhere = async (comments: string) => {
    const { revision } = (await (await page.request.get(`${shop}/api/admin/reviews/${id}/`)).json()) as {
      revision: number;
    };
    expect((await send(page, "POST", `/admin/reviews/${id}/reply/`, { revision, comments })).ok()).toBe(true);
  };

  await review.getByRole("button", { name: "Antworten" }).click();
  await reply.fill("Danke, bis bald auf dem Pilatus.");
  await replyElsewhere("Vielen Dank.");
  await review.getByRole("button", { name: "Antwort veröffentlichen" }).click();
  await loadAgain(review);
  await expect(review.getByRole("status").filter({ hasText: "Neu geladen" })).toBeFocused();
  await expect(reply).toHaveValue("Danke, bis bald auf dem Pilatus.");
  await expect(review.getByText("Vielen Dank.")).toBeVisible();
  await expectAccessible(page);
  await review.getByRole("button", { name: "Antwort veröffentlichen" }).click();
  await expect(review.getByText("Die Antwort steht auf der Seite.")).toBeVisible();

  await review.getByRole("button", { name: "Ausschliessen" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Grund").fill("Ein anderer Berg");
  await replyElsewhere("Vielen Dank, bis bald.");
  await dialog.getByRole("button", { name: "Ausschliessen" }).click();
  await loadAgain(dialog);
  await expect(dialog.getByLabel("Grund")).toHaveValue("Ein anderer Berg");
  await dialog.getByRole("button", { name: "Ausschliessen" }).click();
  await expect(review.getByText("Ausgeschlossen", { exact: true })).toBeVisible();

  await replyElsewhere("Danke.");
  await review.getByRole("button", { name: "Wieder zeigen" }).click();
  await review.getByRole("alert").getByRole("button", { name: "Neu laden" }).click();
  await review.getByRole("button", { name: "Wieder zeigen" }).click();
  await expect(review.getByText("Ausgeschlossen", { exact: true })).toHaveCount(0);
});
