/** Which affiliate earns, on a partner's page: what is reported, stored and said. */
import { assert } from "chai";
import { listenToConsole, until } from "./support/host.ts";
import { clear } from "./support/place.ts";

interface Sent {
  readonly path: string;
  readonly body: Record<string, unknown>;
  readonly keepalive: boolean | undefined;
}

suite("attribution on a partner's page", () => {
  const before = window.fetch;
  let sent: Sent[] = [];
  let accepted = true;
  suiteSetup(async () => {
    document.documentElement.lang = "en";
    await import("/sdk/v1/gipfel.js" as string);
  });
  setup(() => {
    localStorage.removeItem("affiliateId");
    sent = [];
    accepted = true;
    window.fetch = async (input, init) => {
      const address = new URL(String(input), location.href);
      if (address.hostname !== "shop.example") return before(input, init);
      if (/\b999\b/.test(address.href))
        return Response.json({ code: "activity_not_found", message: "" }, { status: 404 });
      if (address.pathname.endsWith("/csrf-token/")) return Response.json({ csrfToken: "token" });
      sent.push({
        path: address.pathname,
        body: JSON.parse(String(init?.body ?? "{}")) as Sent["body"],
        keepalive: init?.keepalive,
      });
      return Response.json({ accepted });
    };
  });
  teardown(() => {
    clear();
    window.fetch = before;
    localStorage.removeItem("affiliateId");
  });

  async function button(attributes: string) {
    const place = document.createElement("main");
    place.innerHTML = `<gipfel-button activity="104" api-base="https://shop.example/api" ${attributes}></gipfel-button>`;
    document.body.append(place);
    const host = place.firstElementChild as HTMLElement;
    return { host, native: await until(() => host.shadowRoot?.querySelector("button")) };
  }
  const reports = () => sent.filter(({ path }) => path === "/api/affiliate/events/");
  const events = () => reports().flatMap(({ body }) => body["events"] as { type: string; activityId?: string }[]);

  test("reports that the element was seen, and that a booking was begun in it, once each", async () => {
    const { host, native } = await button(`affiliate-id="4182" campaign="winter"`);
    await until(() => events().some(({ type }) => type === "view"));
    native.click();
    const booking = await until(() => host.shadowRoot!.querySelector("gipfel-booking"));
    assert.equal(booking.getAttribute("campaign"), "winter");
    await until(() => events().some(({ type }) => type === "start"));
    assert.deepEqual(events(), [
      { type: "view", activityId: "104" },
      { type: "start", activityId: "104" },
    ]);
    assert.deepInclude(reports()[0]!.body, {
      affiliate: "4182",
      campaign: "winter",
      widget: "button",
      page: `${location.origin}${location.pathname}`,
    });
    assert.isTrue(reports()[0]!.keepalive);
    assert.isNull(localStorage.getItem("affiliateId"), "nothing is stored before the visitor acts");
  });

  test("reports every element of many that are seen at once, in calls as long as the shop takes", async () => {
    const place = document.createElement("main");
    const ids = Array.from({ length: 25 }, (_, at) => String(1000 + at));
    place.innerHTML = ids
      .map(
        (id) =>
          `<gipfel-button activity="${id}" api-base="https://shop.example/api" affiliate-id="4182"></gipfel-button>`,
      )
      .join(" ");
    document.body.append(place);
    await until(() => events().length >= ids.length);
    assert.sameMembers(
      events().map(({ activityId }) => activityId),
      ids,
    );
    for (const { body } of reports()) assert.isAtMost((body["events"] as unknown[]).length, 20);
  });

  test("reports what can't be booked, and that the element was seen, though an attribute is invalid", async () => {
    const place = document.createElement("main");
    place.innerHTML = `<gipfel-booking activity="999" api-base="https://shop.example/api" affiliate-id="4182" theme="neon"></gipfel-booking>`;
    document.body.append(place);
    await until(() => events().length >= 2);
    assert.sameDeepMembers(events(), [
      { type: "view", activityId: "999" },
      { type: "unavailable", activityId: "999" },
    ]);
  });

  test("says in the console that the shop doesn't know the affiliate, once", async () => {
    accepted = false;
    const { lines, stop } = listenToConsole();
    await button(`affiliate-id="9999"`);
    await button(`affiliate-id="9999" campaign="second"`);
    await until(() => reports().length > 1 && lines.length > 0);
    stop();
    assert.lengthOf(lines, 1);
    assert.match(lines[0]!, /^\[gipfel\] affiliate-id "9999" earns nothing: the shop does not know this number, /);
  });

  test("says it of an element that is far below what is seen, asks once for all of a page, and stores nothing", async () => {
    accepted = false;
    const { lines, stop } = listenToConsole();
    const place = document.createElement("main");
    const tag = `<gipfel-button activity="104" api-base="https://shop.example/api" affiliate-id="9998"></gipfel-button>`;
    place.innerHTML = `<div style="height: 3000px"></div>${tag}${tag}`;
    document.body.append(place);
    await until(() => lines.length > 0);
    stop();
    assert.match(lines[0]!, /^\[gipfel\] affiliate-id "9998" earns nothing: /);
    assert.deepEqual(
      sent.map(({ path, body }) => [path, body]),
      [["/api/affiliate/referral/", { referral_code: "9998" }]],
    );
    assert.isNull(localStorage.getItem("affiliateId"));
  });

  test("a campaign that can't be one is said as any attribute, and no affiliate earns by itself", async () => {
    const { lines, stop } = listenToConsole();
    await button(`affiliate-id="1" campaign="win ter"`);
    await until(() => lines.length > 0);
    stop();
    assert.match(lines[0]!, /campaign="win ter" is not understood: 1 to 64 letters, digits or - are wanted/);
  });

  test("consent stores the affiliate with campaign and widget before the visitor acts, and sends the referral", async () => {
    await button(`affiliate-id="4182" campaign="winter"`);
    await (window as unknown as { gipfel: { consent(): Promise<void> } }).gipfel.consent();
    const stored = JSON.parse((await until(() => localStorage.getItem("affiliateId")))!) as Record<string, unknown>;
    assert.deepInclude(stored, { id: "4182", campaign: "winter", widget: "button", landingPage: location.href });
    await until(() => sent.some(({ path }) => path === "/api/affiliate/referral/"));
  });
});
