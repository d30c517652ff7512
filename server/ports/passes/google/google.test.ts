import { jwtVerify } from "jose";
import { describe, expect, test } from "vitest";
import type { Locale } from "../../../../sdk/contracts/locale.ts";
import { newKeys } from "../certificates.fixture.ts";
import { passDetails } from "../pass-details.fixture.ts";
import type { PassDetails } from "../passes.ts";
import { googlePasses } from "./google.ts";

const { privateKey, publicKey } = newKeys();
const issuerId = "3388000000022195611";
const email = "passes@shop.iam.gserviceaccount.com";
const google = googlePasses({ issuerId, email, key: privateKey, clock: { now: () => 1_795_000_000_500 } });
const prefix = "https://pay.google.com/gp/v/save/";

async function payloadOf(details: PassDetails): Promise<any> {
  const token = (await google.saveUrl(details)).slice(prefix.length);
  const { payload } = await jwtVerify(token, publicKey, { algorithms: ["RS256"], issuer: email, audience: "google" });
  return payload;
}

describe("[R11.pass] the link to Google Wallet", () => {
  test("is signed by the service account's key, and by no other", async () => {
    const url = await google.saveUrl(passDetails);
    expect(url.startsWith(prefix)).toBe(true);
    expect(await payloadOf(passDetails)).toMatchObject({ typ: "savetowallet", iat: 1_795_000_000 });
    await expect(jwtVerify(url.slice(prefix.length), newKeys().publicKey)).rejects.toThrow();
  });

  test("has the visit with Swiss times, its place, its people and the ticket's code", async () => {
    const { payload } = await payloadOf(passDetails);
    expect(payload.eventTicketClasses).toEqual([
      {
        id: `${issuerId}.GPF-7K4M-29QX`,
        issuerName: "Gipfel",
        reviewStatus: "UNDER_REVIEW",
        eventName: { defaultValue: { language: "de-CH", value: "Gleitschirmflug" } },
        hexBackgroundColor: "#0b5d47",
        dateTime: { start: "2026-12-01T10:30:00+01:00", end: "2026-12-01T12:00:00+01:00" },
        venue: {
          name: { defaultValue: { language: "de-CH", value: "Höhematte" } },
          address: { defaultValue: { language: "de-CH", value: "Höheweg 41, 3800 Interlaken" } },
        },
      },
    ]);
    expect(payload.eventTicketObjects).toEqual([
      {
        id: `${issuerId}.GPF-7K4M-29QX`,
        classId: `${issuerId}.GPF-7K4M-29QX`,
        state: "ACTIVE",
        barcode: { type: "QR_CODE", value: "GPF-7K4M-29QX", alternateText: "GPF-7K4M-29QX" },
        ticketType: { defaultValue: { language: "de-CH", value: "2 × Erwachsene" } },
        reservationInfo: { confirmationCode: "1048-2291" },
        validTimeInterval: { end: { date: "2026-12-03T12:00:00+01:00" } },
        locations: [{ latitude: 46.6, longitude: 7.8 }],
        textModulesData: [{ header: "Durchgeführt von", body: "Luft AG" }],
        linksModuleData: { uris: [{ uri: passDetails.manageUrl, description: "Buchung ansehen oder ändern" }] },
      },
    ]);
  });

  test.each([
    ["fr_CH", "fr-CH", "Organisé par"],
    ["it_CH", "it-CH", "Organizzato da"],
    ["en_CH", "en-CH", "Organised by"],
  ] as const)("is in the language of the booking: %s", async (locale: Locale, language, supplier) => {
    const { payload } = await payloadOf({ ...passDetails, locale });
    expect(payload.eventTicketClasses[0].eventName.defaultValue.language).toBe(language);
    expect(payload.eventTicketObjects[0].textModulesData[0].header).toBe(supplier);
  });

  test("a visit without a place or an end has neither", async () => {
    const { payload } = await payloadOf({ ...passDetails, meetingPoint: null, durationInMinutes: null });
    expect(payload.eventTicketClasses[0].dateTime).toEqual({ start: passDetails.startsAt });
    expect(payload.eventTicketClasses[0]).not.toHaveProperty("venue");
    expect(payload.eventTicketObjects[0]).not.toHaveProperty("locations");
  });

  // Cause: the start of an all-day visit is 00:00, which Google shows as its time.
  test("a visit of a whole day has its date as a text, and no time", async () => {
    const { payload } = await payloadOf({ ...passDetails, startsAt: "2026-12-01T00:00:00+01:00", isAllDay: true });
    expect(payload.eventTicketClasses[0]).not.toHaveProperty("dateTime");
    expect(payload.eventTicketObjects[0].textModulesData[0]).toEqual({
      header: "Datum",
      body: expect.stringContaining("1. Dezember 2026"),
    });
    expect(JSON.stringify(payload)).not.toContain("00:00:00");
  });

  test("stays an address that servers take, with the longest texts", async () => {
    const long = "Gleitschirm-Panoramaflug über dem Brienzersee ".repeat(3);
    const meetingPoint = { label: long, address: long, latitude: 46.686_3, longitude: 7.863_2 };
    const url = await google.saveUrl({ ...passDetails, activityTitle: long, meetingPoint });
    expect(url.length).toBeLessThan(4000);
  });
});
