/** The booking widget's calendar, by keyboard and with a screen reader. */
import { assert } from "chai";
import { assertAccessible } from "./support/axe.ts";
import { booking, heading, key, nextMonth } from "./support/booking.ts";
import { once, until } from "./support/host.ts";

const dateAt = (root: ShadowRoot) => (root.activeElement as HTMLElement | null)?.dataset["date"];
const dayOf = (root: ShadowRoot, date: string) => root.querySelector<HTMLElement>(`[data-date="${date}"]`)!;

suite("the calendar", () => {
  let root: ShadowRoot;
  let host: HTMLElement;
  let month: string;
  suiteSetup(async () => {
    document.documentElement.lang = "en";
    await import("/sdk/v1/gipfel.js" as string);
  });
  setup(async () => {
    ({ host, root } = await booking(`activity="105"`));
    await heading(root, "When would you like to go?");
    month = await nextMonth(root);
  });
  teardown(() => {
    for (const place of document.querySelectorAll("main")) place.remove();
  });

  test("one day is in the tab order", () => {
    assert.equal(root.querySelectorAll(`[data-date][tabindex="0"]`).length, 1);
  });

  test("arrows move by day and by week", async () => {
    dayOf(root, `${month}-15`).click();
    dayOf(root, `${month}-15`).focus();
    const moves: [string, string][] = [
      ["ArrowRight", "16"],
      ["ArrowDown", "23"],
      ["ArrowLeft", "22"],
      ["ArrowUp", "15"],
    ];
    for (const [name, day] of moves) {
      key(root, name);
      await until(() => dateAt(root) === `${month}-${day}`);
    }
  });

  test("Home and End go to Monday and Sunday", async () => {
    dayOf(root, `${month}-15`).focus();
    dayOf(root, `${month}-15`).click();
    key(root, "Home");
    await until(() => new Date(`${dateAt(root)}T12:00`).getDay() === 1);
    key(root, "End");
    await until(() => new Date(`${dateAt(root)}T12:00`).getDay() === 0);
  });

  test("PageDown and PageUp change the month and keep day and focus", async () => {
    dayOf(root, `${month}-15`).focus();
    dayOf(root, `${month}-15`).click();
    key(root, "PageDown");
    const later = await until(() =>
      dateAt(root)?.endsWith("-15") && !dateAt(root)!.startsWith(month) ? dateAt(root) : undefined,
    );
    assert.isAbove(Number(later.replaceAll("-", "")), Number(`${month}-15`.replaceAll("-", "")));
    key(root, "PageUp");
    await until(() => dateAt(root) === `${month}-15`);
  });

  test("Enter chooses the day and fires an event", async () => {
    dayOf(root, `${month}-15`).focus();
    dayOf(root, `${month}-15`).click();
    key(root, "ArrowRight");
    await until(() => dateAt(root) === `${month}-16`);
    const chosen = once<{ kind: string; value: string }>(host, "gipfel-select");
    key(root, "Enter");
    const { kind, value } = (await chosen).detail;
    assert.deepEqual([kind, value], ["date", `${month}-16`]);
    await until(() => dayOf(root, `${month}-16`).ariaSelected === "true");
  });

  test("a sold-out day says so, can be focused and not be chosen", async () => {
    const soldOut = dayOf(root, `${month}-10`);
    assert.include(soldOut.textContent, "sold out");
    soldOut.click();
    assert.notEqual(soldOut.ariaSelected, "true");
  });

  test("every month is as high as six rows, without a layout shift below it", async () => {
    const heights = new Set<number>();
    for (let turn = 0; turn < 5; turn++) {
      heights.add(root.querySelector("[role=grid]")!.getBoundingClientRect().height);
      await nextMonth(root);
    }
    assert.lengthOf([...heights], 1);
  });

  for (const theme of ["light", "dark"]) {
    test(`has no accessibility violation in ${theme}, in a partner's brand`, async () => {
      const { host: other, root: shown } = await booking(`activity="105" theme="${theme}" brand-color="8a3324"`);
      await heading(shown, "When would you like to go?");
      await nextMonth(shown);
      await assertAccessible(other);
    });
  }
});
