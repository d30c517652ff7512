/** gipfel-booking from its date to its total, as a visitor meets it. */
import { assert } from "chai";
import { assertAccessible } from "./support/axe.ts";
import { booking, heading, mainButton, nextMonth } from "./support/booking.ts";
import { allRemovedEnded, listenToConsole, once, probe, until } from "./support/host.ts";

const focused = (root: ShadowRoot, words: HTMLElement) => until(() => root.activeElement === words);
const button = (root: ShadowRoot, name: string) =>
  until(() => root.querySelector<HTMLButtonElement>(`button[aria-label^="${name}"]`));

/** A day of next month is chosen. */
async function dated(root: ShadowRoot): Promise<void> {
  await heading(root, "When would you like to go?");
  const month = await nextMonth(root);
  root.querySelector<HTMLElement>(`[data-date="${month}-15"]`)!.click();
  (await mainButton(root, "Choose a time on")).click();
}

/** And the first time, with four seats free. */
async function timed(root: ShadowRoot): Promise<void> {
  await dated(root);
  (await until(() => root.querySelector<HTMLInputElement>("input[type=radio]"))).click();
  (await mainButton(root, "Choose tickets for 10:30")).click();
}

suite("gipfel-booking", () => {
  suiteSetup(async () => {
    document.documentElement.lang = "en";
    await import("/sdk/v1/gipfel.js" as string);
  });
  teardown(() => {
    for (const place of document.querySelectorAll("main")) place.remove();
  });

  test("each step moves the focus to its heading and has no accessibility violation", async () => {
    const { host, root } = await booking(`activity="104"`);
    await dated(root);
    await focused(root, await heading(root, "What time suits you?"));
    await assertAccessible(host);
    (await until(() => root.querySelector<HTMLInputElement>("input[type=radio]"))).click();
    (await mainButton(root, "Choose tickets for 10:30")).click();
    await focused(root, await heading(root, "Who is coming along?"));
    (await button(root, "One more")).click();
    await assertAccessible(host);
    (await mainButton(root, "Tell us who is coming")).click();
    await focused(root, await heading(root, "Who are the guests?"));
    await assertAccessible(host);
    const born = await until(() => root.querySelector<HTMLInputElement>("input[inputmode=numeric]"));
    born.value = "01/02/1990";
    born.dispatchEvent(new Event("input", { bubbles: true }));
    (
      await until(() =>
        [...root.querySelectorAll("button")].find((each) => each.textContent?.includes("Review the total")),
      )
    ).click();
    await focused(root, await heading(root, "Is everything right?"));
    await assertAccessible(host);
  });

  test("a disabled plus button gives the reason, visibly and to assistive technology", async () => {
    const { root } = await booking(`activity="105"`);
    await timed(root);
    const plus = await button(root, "One more");
    const seats = 4;
    for (let seat = 1; seat <= seats; seat++) {
      plus.click();
      await until(
        () => root.querySelector("output")?.textContent === String(seat) || root.textContent?.includes(`${seat} ×`),
      );
    }
    const reason = await until(() =>
      [...root.querySelectorAll<HTMLElement>("[role=status]")].find((each) =>
        each.textContent?.includes("You have all 4 seats at 10:30"),
      ),
    );
    assert.include(reason.textContent, "For one more, choose 12:00: 6 seats are free.");
    const described = plus.getAttribute("aria-describedby");
    assert.include(root.getElementById(described!)?.textContent, "You have all 4 seats at 10:30");
    assert.equal(plus.getAttribute("aria-disabled") ?? String(plus.disabled), "true");
  });

  test("the page opens the drawer, chooses a day in it and closes it by commands, and can keep it closed", async () => {
    const { host, root } = await booking(`activity="105" presentation="drawer"`);
    const commands = host as HTMLElement & Record<"open" | "close", () => void> & { select(date: string): void };
    await until(() => [...root.querySelectorAll("button")].find((each) => each.innerText === "Book now"));
    let isPrevented = true;
    const opens: unknown[] = [];
    host.addEventListener("gipfel-open", (event) => {
      opens.push((event as CustomEvent).detail);
      if (isPrevented) event.preventDefault();
    });
    commands.open();
    await until(() => opens.length === 1);
    assert.isNull(root.querySelector("dialog[open]"));
    isPrevented = false;
    commands.open();
    const dialog = await until(() => root.querySelector<HTMLDialogElement>("dialog[open]"));
    assert.deepEqual(opens[1], { version: 1, tag: "gipfel-booking", activityId: 105 });
    await heading(root, "When would you like to go?");
    const month = await nextMonth(root);
    commands.select(`${month}-17`);
    await until(() =>
      root.querySelector(
        `[data-date="${month}-17"][aria-pressed="true"], [data-date="${month}-17"][aria-selected="true"]`,
      ),
    );
    commands.select(`${month}-18`);
    await until(() =>
      root.querySelector(
        `[data-date="${month}-18"][aria-pressed="true"], [data-date="${month}-18"][aria-selected="true"]`,
      ),
    );
    assert.lengthOf(opens, 2);
    commands.close();
    await until(() => !dialog.open);
  });

  test("what the page fills in and locks is shown with the reason, and prefill that can't be read is said once", async () => {
    const { host, root } = await booking(`activity="105"`);
    const date = `${await nextMonth(root)}-15`;
    const commands = host as HTMLElement & { prefill(values: object): void };
    const { lines, stop } = listenToConsole();
    host.setAttribute("prefill", "{");
    await until(() => lines.length > 0);
    commands.prefill({ date, adults: 2, locked: true });
    await until(() =>
      root.querySelector(`[data-date="${date}"][aria-selected="true"], [data-date="${date}"][aria-pressed="true"]`),
    );
    stop();
    assert.lengthOf(lines, 1);
    assert.match(lines[0]!, /<gipfel-booking> prefill="\{" is not understood: .*; it is ignored\./);
    const note = await until(() =>
      [...root.querySelectorAll("p")].find((each) => each.innerText === "Set by this page."),
    );
    assert.isTrue(note.checkVisibility());
    assert.equal(root.querySelectorAll("[data-date]:not([aria-disabled])").length, 1);
    await assertAccessible(host);
    (await mainButton(root, "Choose a time on")).click();
    (await until(() => root.querySelector<HTMLInputElement>("input[type=radio]"))).click();
    (await mainButton(root, "Choose tickets for 10:30")).click();
    await heading(root, "Who is coming along?");
    assert.include(host.shadowRoot!.querySelector<HTMLElement>("[data-view]")!.innerText, "Set by this page.");
    const minus = await button(root, "One less: Adult");
    assert.equal(minus.getAttribute("aria-disabled") ?? String(minus.disabled), "true");
    await assertAccessible(host);
  });

  test("a command with a date that isn't one, or values that are no JSON, is said in the console, and throws nothing", async () => {
    const { host } = await booking(`activity="105"`);
    await customElements.whenDefined("gipfel-booking");
    const { lines, stop } = listenToConsole();
    const commands = host as HTMLElement & { select(date: unknown): void; prefill(values?: unknown): void };
    commands.prefill({ adults: 2 });
    commands.select("tomorrow");
    commands.prefill({ email: document, adults: 2n });
    await until(() => lines.length > 1);
    assert.equal(host.getAttribute("prefill"), '{"adults":2}');
    commands.prefill();
    await until(() => !host.hasAttribute("prefill"));
    stop();
    assert.deepEqual(lines, [
      '[gipfel] <gipfel-booking> select() wants a date like 2026-12-01; "tomorrow" is ignored.',
      "[gipfel] <gipfel-booking> prefill() wants values that JSON has; these are ignored.",
    ]);
  });

  test("the drawer closes with Escape and returns the focus to its button", async () => {
    const { root } = await booking(`activity="105" presentation="drawer"`);
    const opener = await until(() => root.querySelector("button"));
    opener.focus();
    opener.click();
    await until(() => root.querySelector("dialog[open]"));
    await heading(root, "When would you like to go?");
    const dialog = root.querySelector("dialog")!;
    dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
    await until(() => !root.querySelector("dialog[open]"));
    await until(() => root.activeElement === opener);
  });

  for (const opened of [`open`, `booking-data='{"activityId":105}'`]) {
    for (const presentation of ["modal", "drawer"]) {
      test(`a ${presentation} that ${opened} opened closes without a trace, restores the focus and opens again by \`open\``, async () => {
        const before = document.createElement("button");
        document.body.append(before);
        before.focus();
        const { host, root } = await booking(`activity="105" presentation="${presentation}" ${opened}`);
        const shown = () => until(() => root.querySelector("dialog[open]") && root.querySelector("h2"));
        await shown();
        root.querySelector("dialog")!.dispatchEvent(new Event("cancel", { cancelable: true }));
        await until(() => !root.querySelector("dialog[open]"));
        await until(() => document.activeElement === before);
        assert.isNull(root.querySelector("button"));
        assert.equal(host.getBoundingClientRect().height, 0);
        assert.isFalse(host.hasAttribute("open"));
        host.setAttribute("theme", "dark");
        // Once an element that is added now has rendered, so has the change of the attribute.
        (await probe("<gipfel-probe></gipfel-probe>")).parentElement!.remove();
        assert.isNull(root.querySelector("dialog[open]"));
        (host as HTMLElement & { open: boolean }).open = true;
        await shown();
        before.remove();
      });
    }
  }

  test("throws nothing when it is removed during a request", async () => {
    const broken: unknown[] = [];
    const addError = (event: Event) => broken.push(event);
    window.addEventListener("error", addError);
    window.addEventListener("unhandledrejection", addError);
    const { root, host } = await booking(`activity="106"`);
    await until(() => root.querySelector("[role=grid][aria-busy=true]"));
    host.parentElement!.remove();
    await allRemovedEnded();
    window.removeEventListener("error", addError);
    window.removeEventListener("unhandledrejection", addError);
    assert.isEmpty(broken);
  });

  test("[P8.04] a crash shows the error500 text, is reported, and can be retried", async () => {
    const warnings = listenToConsole();
    const reported = once<{ tag: string; code: string }>(document, "gipfel-error");
    const { root } = await booking(`activity="107"`);
    assert.deepInclude((await reported).detail, { tag: "gipfel-booking", code: "view_failed" });
    const alert = await until(() => root.querySelector("[role=alert]"));
    assert.include(
      alert.textContent,
      "Something went wrong on our side. Nothing was booked and nothing was charged. Please try again.",
    );
    const again = once(document, "gipfel-error");
    alert.querySelector("button")!.click();
    await again;
    warnings.stop();
  });

  for (const [kind, activity] of [
    ["another activity", "105"],
    ["the same activity", "104"],
  ]) {
    test(`with another widget of ${kind} on the page, the return from payment shows the ticket once, in the first`, async () => {
      const address = location.href;
      history.replaceState(null, "", `?bookingId=0190b2c4-5d6e-7f80-9a1b-2c3d4e5f6071`);
      const place = document.createElement("main");
      place.innerHTML = `<gipfel-booking activity="104" checkout="inline"></gipfel-booking><gipfel-booking activity="${activity}" checkout="inline"></gipfel-booking>`;
      document.body.append(place);
      const [first, second] = [...place.children].map((host) => host.shadowRoot!);
      await until(() => first!.querySelector("gipfel-checkout, gipfel-confirmation"));
      await heading(second!, "When would you like to go?");
      assert.isNull(second!.querySelector("gipfel-checkout, gipfel-confirmation"));
      history.replaceState(null, "", address);
    });
  }

  test("a changed activity starts anew; a changed appearance keeps the selection", async () => {
    const { host, root } = await booking(`activity="104"`);
    await timed(root);
    await heading(root, "Who is coming along?");
    host.setAttribute("theme", "dark");
    host.setAttribute("locale", "en_CH");
    await heading(root, "Who is coming along?");
    host.setAttribute("activity", "105");
    await heading(root, "When would you like to go?");
  });
});
