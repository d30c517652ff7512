/** gipfel-confirmation, as a visitor and a partner meet it. */
import { assert } from "chai";
import { assertAccessible } from "./support/axe.ts";
import { once, until } from "./support/host.ts";
import { beyond, doubleText, narrow } from "./support/large-text.ts";
import { buttonOf, clear, show, textOf } from "./support/place.ts";
import { bookingId, bookingOf, inMinutes, money, noMoney, openShop, type Shop } from "./support/shop.ts";

const asking = `GET /bookings/${bookingId}`;

suite("gipfel-confirmation", () => {
  let shop: Shop;
  suiteSetup(async () => {
    document.documentElement.lang = "en";
    await import("/sdk/v1/gipfel.js" as string);
  });
  teardown(() => {
    shop.close();
    clear();
  });

  for (const status of ["confirmed", "paying", "requested", "failed", "cancelled"] as const) {
    for (const theme of ["light", "dark"]) {
      test(`has no accessibility violation when the booking is ${status}, in ${theme}`, async () => {
        shop = openShop(null, { [asking]: bookingOf(status) });
        await assertAccessible(
          await show("gipfel-confirmation", shop, { booking: bookingId, theme, "brand-color": "8a3324" }),
        );
      });
    }
  }

  const headingOf = (host: HTMLElement) => until(() => host.shadowRoot!.querySelector("h1"));

  test("the outcome takes the focus from nothing, for the booking's first reader alone", async () => {
    shop = openShop(null, { [asking]: { ...bookingOf("confirmed"), firstSeen: true } });
    const host = await show("gipfel-confirmation", shop, { booking: bookingId });
    const heading = await headingOf(host);
    assert.equal(host.shadowRoot!.activeElement, heading);
    shop.close();
    clear();

    shop = openShop(null, { [asking]: bookingOf("confirmed") });
    const again = await show("gipfel-confirmation", shop, { booking: bookingId });
    await headingOf(again);
    assert.equal(again.shadowRoot!.activeElement, null);
  });

  test("the outcome leaves the focus where the visitor has put it", async () => {
    const field = document.body.appendChild(document.createElement("input"));
    try {
      field.focus();
      shop = openShop(null, { [asking]: { ...bookingOf("confirmed"), firstSeen: true } });
      await headingOf(await show("gipfel-confirmation", shop, { booking: bookingId }));
      assert.equal(document.activeElement, field);
    } finally {
      field.remove();
    }
  });

  for (const [name, payment, ofBooking, line] of [
    ["was collected in cash", { method: "cash", refundWay: "by_hand" }, {}, "Paid with cash CHF 98.00"],
    [
      "was waived",
      { method: "waived", status: "captured", refundWay: "none" },
      { paid: money(0), kept: money(0), released: money(9800) },
      "Not charged −CHF 98.00",
    ],
    [
      "could not be charged",
      { method: "card", status: "failed", refundWay: "none" },
      { paid: money(0), kept: money(0) },
      "Left to pay CHF 98.00",
    ],
  ] as const)
    test(`[R8.collected] the receipt of a confirmed booking whose money ${name} says so`, async () => {
      const booking = bookingOf("confirmed");
      shop = openShop(null, {
        [asking]: {
          ...booking,
          payment: { ...booking.payment!, ...payment },
          money: { ...booking.money, ...ofBooking },
        },
      });
      const host = await show("gipfel-confirmation", shop, { booking: bookingId });
      const receipt = await until(() =>
        [...host.shadowRoot!.querySelectorAll("section")].find((one) => one.innerText.includes("Receipt")),
      );
      assert.include(receipt.innerText.replace(/[\s\u00a0]+/g, " "), line);
      assert.equal(receipt.innerText.includes("Paid with"), payment.method === "cash");
      assert.equal(/\d\d:\d\d/.test(receipt.innerText.split("VAT")[0]!.slice(-20)), payment.method === "cash");
    });

  // Cause: the head looked at the booking alone, which stays confirmed when its payment fails late.
  test("[R8.late] a booking whose payment has failed since has no mark of success, and says what comes next", async () => {
    const booking = bookingOf("confirmed");
    shop = openShop(null, {
      [asking]: {
        ...booking,
        payment: { ...booking.payment!, method: "twint", status: "failed", refundWay: "none" },
        money: noMoney,
        unpaid: "all",
      },
    });
    const host = await show("gipfel-confirmation", shop, { booking: bookingId });
    const title = await until(() => host.shadowRoot!.querySelector("h1"));
    assert.equal(title.textContent, "It is booked, but not paid yet, Elena");
    const lead = title.nextElementSibling!.textContent;
    assert.include(lead, "stays valid, but its payment did not go through");
    assert.include(lead, "our team will contact you about how to pay");
    assert.notInclude(lead, "is paid and confirmed");
    assert.isNull(host.shadowRoot!.querySelector(".text-success"));
    await assertAccessible(host);
  });

  // Cause: the head asked for a payment that has failed, and one that a lost dispute has taken stays captured.
  test("[R8.dispute] a booking whose payment the bank has given back has no mark of success, and is not said to be paid", async () => {
    const booking = bookingOf("confirmed");
    shop = openShop(null, { [asking]: { ...booking, unpaid: "all", money: { ...noMoney, paid: money(9800) } } });
    const host = await show("gipfel-confirmation", shop, { booking: bookingId });
    const title = await until(() => host.shadowRoot!.querySelector("h1"));
    assert.equal(title.textContent, "It is booked, but not paid yet, Elena");
    const lead = title.nextElementSibling!.textContent.replaceAll("\u00a0", " ");
    assert.include(lead, "your bank has given back CHF 98.00 of what was paid");
    assert.include(lead, "our team will contact you about how to pay");
    assert.notInclude(lead, "is paid and confirmed");
    assert.isNull(host.shadowRoot!.querySelector(".text-success"));
  });

  // Cause: the page did not know of details that may be given after the booking.
  test("details that can still be given are named, with the link to give them", async () => {
    const booking = bookingOf("confirmed");
    const items = booking.items.map((item) => ({ ...item, openDetails: ["Walking poles", "Diet (Adult 2)"] }));
    shop = openShop(null, { [asking]: { ...booking, items } });
    const host = await show("gipfel-confirmation", shop, { booking: bookingId });
    const link = await until(() =>
      [...host.shadowRoot!.querySelectorAll("a")].find(({ textContent }) => textContent === "Add details"),
    );
    assert.include(link.closest("li")!.textContent, "Walking poles, Diet (Adult 2)");
    assert.include(link.href, `/bookings/${bookingId}`);
  });

  // Cause: the head asked for a payment that has failed as a whole, and a shared one had not.
  test("[R8.late] a booking of whose shared payment a share is missing is not said to be paid", async () => {
    const booking = bookingOf("confirmed");
    shop = openShop(null, {
      [asking]: {
        ...booking,
        missing: money(4900),
        unpaid: "part",
        payment: { ...booking.payment!, method: "shared" },
      },
    });
    const host = await show("gipfel-confirmation", shop, { booking: bookingId });
    const title = await until(() => host.shadowRoot!.querySelector("h1"));
    assert.equal(title.textContent, "It is booked, but not all of it is paid, Elena");
    const lead = title.nextElementSibling!.textContent.replaceAll("\u00a0", " ");
    assert.include(lead, "stays valid, but CHF 49.00 of it are not paid");
    assert.include(lead, "our team settles with you how it is paid");
    assert.notInclude(lead, "is paid and confirmed");
    await assertAccessible(host);
  });

  for (const [name, ofBooking, sentence] of [
    [
      "[R8.dispute] was paid and its payer's bank has given it back",
      { paid: money(9800) },
      "Your bank has given back CHF 98.00 of what was paid.",
    ],
    ["was free", {}, "is no longer valid. Nothing was charged."],
    ["is on invoice", { invoiced: money(9800) }, "is no longer valid."],
    ["was paid and is back, whichever way", { paid: money(9800), refunded: money(9800) }, "What you paid is refunded."],
    [
      "was paid and goes back whole",
      { paid: money(9800), refunded: money(5000), refundPending: money(4800) },
      "What you paid goes back the way it came.",
    ],
    [
      "[R11.overdue] was paid and its refund is refused or overdue",
      { paid: money(9800), refundDue: money(9800) },
      "The refund of CHF 98.00 has not gone through yet: we are looking into it and will contact you.",
    ],
    [
      "was paid and goes back in part",
      { paid: money(9800), refundPending: money(5000), kept: money(4800) },
      "Of what you paid, CHF 50.00 goes back the way it came.",
    ],
    [
      "[R8.kept] was reserved and is taken in part",
      { paid: money(3900), released: money(5900), kept: money(3900) },
      "Your card is charged CHF 39.00.",
    ],
    [
      "[R8.kept] was reserved and is about to be taken",
      { authorised: money(3900), released: money(5900) },
      "Your card is charged CHF 39.00.",
    ],
    ["was paid and is kept", { paid: money(9800), kept: money(9800) }, "What you paid is not refunded."],
  ] as const) {
    test(`a cancelled booking says what happens to the money when it ${name}`, async () => {
      shop = openShop(null, { [asking]: bookingOf("cancelled", { money: { ...noMoney, ...ofBooking } }) });
      const host = await show("gipfel-confirmation", shop, { booking: bookingId });
      const lead = [...host.shadowRoot!.querySelectorAll("h1 + p")]
        .map((each) => each.textContent)
        .join()
        .replaceAll("\u00a0", " ");
      assert.isTrue(lead.endsWith(sentence), lead);
      assert.equal(lead.includes("goes back"), sentence.includes("goes back"));
    });
  }

  test("has no accessibility violation when the shop can't be reached, and shows the ticket after a retry", async () => {
    shop = openShop(null, { [asking]: { status: 503, code: "offline" } });
    const host = await show("gipfel-confirmation", shop, { booking: bookingId });
    await assertAccessible(host);
    shop.answers[asking] = bookingOf("confirmed");
    buttonOf(host, "Look again")!.click();
    await until(() => textOf(host).includes("GPF-1048-2291"));
  });

  test("the ticket can be saved, and the day added to a calendar, from the shop's address", async () => {
    shop = openShop(null, { [asking]: bookingOf("confirmed") });
    const host = await show("gipfel-confirmation", shop, { booking: bookingId });
    assert.equal((buttonOf(host, "Save ticket") as HTMLAnchorElement).href, `${shop.apiBase}/tickets/a.pdf`);
    assert.equal((buttonOf(host, "Add to calendar") as HTMLAnchorElement).href, `${shop.apiBase}/tickets/a.ics`);
    const code = host.shadowRoot!.querySelector<HTMLImageElement>("article img")!;
    assert.equal(code.src, `${shop.apiBase}/tickets/a.svg`);
    assert.include(code.alt, "GPF-1048-2291");
  });

  test("at 200 % text size on a small phone the details are in one column, and no word is broken", async () => {
    shop = openShop(null, { [asking]: bookingOf("confirmed") });
    const host = await show("gipfel-confirmation", shop, { booking: bookingId });
    host.parentElement!.style.width = `${narrow}px`;
    const columns = () =>
      getComputedStyle(host.shadowRoot!.querySelector("article dl")!).gridTemplateColumns.split(" ").length;
    assert.equal(columns(), 2);
    doubleText(host);
    assert.equal(columns(), 1);
    assert.deepEqual(beyond(host), []);
  });

  test("each item shows its own cancellation deadline where they differ", async () => {
    const [item] = bookingOf("confirmed").items;
    const titled = (activityTitle: string, isCancellable: boolean) => ({
      ...item!,
      bookingItemId: activityTitle,
      reservation: {
        ...item!.reservation,
        reservationId: activityTitle,
        activityTitle,
        isCancellable,
        cancellableUntil: isCancellable ? inMinutes(600) : null,
      },
    });
    shop = openShop(null, {
      [asking]: bookingOf("confirmed", { items: [titled("Boat", true), titled("Castle", false)] }),
    });
    const host = await show("gipfel-confirmation", shop, { booking: bookingId });
    assert.match(textOf(host), /Boat: Free cancellation until .*Castle: This can.t be cancelled/s);
  });

  test("[R11.pass] a ticket goes into the phone's wallets, where the shop makes passes", async () => {
    const [item] = bookingOf("confirmed").items;
    const passes = {
      apple: "https://shop.test/passes/t/ticket.pkpass",
      google: "https://shop.test/passes/t/google-wallet",
    };
    shop = openShop(null, { [asking]: bookingOf("confirmed", { items: [{ ...item!, passes }] }) });
    const host = await show("gipfel-confirmation", shop, { booking: bookingId });
    const linkOf = (words: string) =>
      [...host.shadowRoot!.querySelectorAll("a")].find(({ textContent }) => textContent.trim() === words);
    assert.equal(linkOf("Add to Apple Wallet")!.href, passes.apple);
    assert.equal(linkOf("Add to Google Wallet")!.href, passes.google);
    await assertAccessible(host);
    shop = openShop(null, { [asking]: bookingOf("confirmed") });
    assert.notMatch(textOf(await show("gipfel-confirmation", shop, { booking: bookingId })), /Wallet/);
  });

  test("refused and cancelled items are listed as such, without a ticket, date or time", async () => {
    const [item] = bookingOf("confirmed").items;
    const over = (activityTitle: string, state: "cancelled" | "refunded") => ({
      ...item!,
      bookingItemId: activityTitle,
      state,
      ticketCode: null,
      ticketUrl: null,
      calendarUrl: null,
      webTicketUrl: null,
      reservation: {
        ...item!.reservation,
        reservationId: activityTitle,
        activityTitle,
        startsAt: "2026-01-02T05:00:00+01:00",
        cancelledAt: inMinutes(0),
        isCancellable: false,
      },
    });
    shop = openShop(null, {
      [asking]: bookingOf("confirmed", { items: [over("Castle", "refunded"), over("Cave", "cancelled"), item!] }),
    });
    const host = await show("gipfel-confirmation", shop, { booking: bookingId });
    assert.equal(host.shadowRoot!.querySelectorAll("article").length, 1);
    const text = textOf(host);
    assert.match(text, /Castle.*Declined.*Cave.*Cancelled/s);
    assert.notMatch(text, /booked for[^,]*2 January/);
    assert.notMatch(text, /starts at 05:00/);
    assert.notMatch(text, /Castle: /);
    await assertAccessible(host);
  });

  for (const status of ["confirmed", "requested", "refunded"] as const)
    test(`[R8.refusal] says why an item was declined, as text, and what a trip ended with: ${status}`, async () => {
      const [item] = bookingOf("confirmed").items;
      const refused = (bookingItemId: string, activityTitle: string, tie: object) => ({
        ...item!,
        bookingItemId,
        state: "refunded" as const,
        ticketCode: null,
        ticketUrl: null,
        calendarUrl: null,
        webTicketUrl: null,
        reservation: { ...item!.reservation, activityTitle, cancelledAt: inMinutes(0), ...tie },
      });
      const castle = {
        ...refused("castle", "Castle", { bookingOnRequest: true }),
        refusalNote: "The <b>castle</b> is closed.",
      };
      const trip = refused("trip", "Bern – Thun", { bookingOnRequest: false, withBookingItemId: "castle" });
      shop = openShop(null, { [asking]: bookingOf(status, { items: [castle, trip, item!] }) });
      const host = await show("gipfel-confirmation", shop, { booking: bookingId });
      assert.match(
        textOf(host),
        /Castle.*Declined.*Reason given: The <b>castle<\/b> is closed\..*Bern – Thun.*Cancelled.*It went with “Castle”, which was declined\./s,
      );
      assert.equal(host.shadowRoot!.querySelector("li b"), null);
      await assertAccessible(host);
    });

  test("[R12.cheaper] a receipt shows what was paid, also after a partial refund", async () => {
    const payment = { ...bookingOf("confirmed").payment!, amount: money(14_700), refunded: money(4900) };
    const sums = { ...bookingOf("confirmed").money, paid: money(14_700), refunded: money(4900), kept: money(9800) };
    shop = openShop(null, { [asking]: bookingOf("confirmed", { payment, money: sums }) });
    const text = textOf(await show("gipfel-confirmation", shop, { booking: bookingId }));
    assert.match(text, /Paid more before\s+CHF 49\.00/);
    assert.match(text, /Paid with TWINT\s+CHF 147\.00/);
    assert.match(text, /Refunded\s+−CHF 49\.00/);
    assert.match(text, /Remains paid\s+CHF 98\.00/);
  });

  test("[R13.once] fires the sale's event for the first reader only", async () => {
    shop = openShop(null, { [asking]: bookingOf("confirmed", { firstSeen: true }) });
    const confirmed = once<{ bookingId: string; bookingNumber: string; total: { amount: number } }>(
      document,
      "gipfel-confirmed",
    );
    await show("gipfel-confirmation", shop, { booking: bookingId });
    const { detail } = await confirmed;
    assert.equal(detail.bookingNumber, "1048-2291");
    assert.equal(detail.total.amount, 9800);
    shop.answers[asking] = bookingOf("confirmed");
    let confirmations = 0;
    const count = () => void confirmations++;
    document.addEventListener("gipfel-confirmed", count);
    await show("gipfel-confirmation", shop, { booking: bookingId });
    document.removeEventListener("gipfel-confirmed", count);
    assert.equal(confirmations, 0);
  });

  test("fires an event while the bank decides, and then shows the ticket without a press", async () => {
    shop = openShop(null, { [asking]: bookingOf("paying") });
    const pending = once(document, "gipfel-pending");
    const host = await show("gipfel-confirmation", shop, { booking: bookingId });
    await pending;
    shop.answers[asking] = bookingOf("confirmed");
    await until(() => buttonOf(host, "Save ticket"));
  });

  test("a changed booking attribute shows the other booking", async () => {
    const other = "0a7f3f0e-6a54-4b7c-9a53-0a1a5b3c1d03";
    shop = openShop(null, {
      [asking]: bookingOf("cancelled"),
      [`GET /bookings/${other}`]: bookingOf("confirmed", { bookingId: other, givenName: "Luca" }),
    });
    const host = await show("gipfel-confirmation", shop, { booking: bookingId });
    host.setAttribute("booking", other);
    await until(() => textOf(host).includes("Luca"));
  });
});
