import { beforeAll, describe, expect, test } from "vitest";
import sharp from "sharp";
import type { Locale } from "../../../../sdk/contracts/locale.ts";
import { createLog } from "../../../log.ts";
import { newPassCertificates, passTypeId, teamId } from "../certificates.fixture.ts";
import { openPasses } from "../open.ts";
import { passDetails } from "../pass-details.fixture.ts";
import type { PassDetails } from "../passes.ts";
import { filesOf, readSignature, sha1 } from "./read-pkpass.fixture.ts";

const { settings } = newPassCertificates();
let make: (details: PassDetails) => Promise<Map<string, Buffer>>;
beforeAll(async () => {
  const clock = { now: () => Date.parse("2026-11-21T09:00:00Z") };
  const { apple } = await openPasses(settings, { clock, log: createLog("silent") });
  make = async (details) => filesOf(await apple!.pkpass(details));
});
const jsonOf = async (details: PassDetails) => JSON.parse((await make(details)).get("pass.json")!.toString());

describe("[R11.pass] a pass for Apple Wallet", () => {
  test("is signed by the certificate's key over the manifest, which has the hash of each file", async () => {
    const files = await make(passDetails);
    const manifest = files.get("manifest.json")!;
    const { isSigned, manifestHash } = readSignature(files.get("signature")!, settings.APPLE_PASS_CERTIFICATE);
    expect(isSigned).toBe(true);
    expect(manifestHash).toBe(sha1(manifest));
    const hashes = [...files].filter(([name]) => name !== "manifest.json" && name !== "signature");
    expect(JSON.parse(manifest.toString())).toEqual(
      Object.fromEntries(hashes.map(([name, content]) => [name, sha1(content)])),
    );
    // The check is one: another certificate's key has not signed it.
    const other = newPassCertificates().settings.APPLE_PASS_CERTIFICATE;
    expect(readSignature(files.get("signature")!, other).isSigned).toBe(false);
  });

  test("brings Apple's intermediate certificate along", async () => {
    const { message } = readSignature((await make(passDetails)).get("signature")!, settings.APPLE_PASS_CERTIFICATE);
    const names = message.certificates.map(({ subject }) => subject.getField("OU").value as string);
    expect(names.toSorted()).toEqual([teamId, "G4"]);
  });

  test.each([
    ["icon.png", 29],
    ["icon@2x.png", 58],
    ["icon@3x.png", 87],
    ["logo.png", 50],
    ["logo@2x.png", 100],
  ])("has %s of %i px", async (name, side) => {
    const { format, width, height } = await sharp((await make(passDetails)).get(name)!).metadata();
    expect({ format, width, height }).toEqual({ format: "png", width: side, height: side });
  });

  test("names its type, its item and its booking, is shown at time and place, and has the ticket's code", async () => {
    expect(await jsonOf(passDetails)).toMatchObject({
      formatVersion: 1,
      passTypeIdentifier: passTypeId,
      teamIdentifier: teamId,
      serialNumber: passDetails.itemId,
      groupingIdentifier: "1048-2291",
      organizationName: "Gipfel",
      backgroundColor: "rgb(11, 93, 71)",
      foregroundColor: "rgb(255, 255, 255)",
      // 10:30 in Zurich.
      relevantDate: "2026-12-01T09:30:00.000Z",
      expirationDate: "2026-12-03T11:00:00.000Z",
      locations: [{ latitude: 46.6, longitude: 7.8, relevantText: "Höhematte" }],
      barcodes: [{ format: "PKBarcodeFormatQR", message: "GPF-7K4M-29QX", altText: "GPF-7K4M-29QX" }],
    });
  });

  test.each([
    ["de_CH", "Datum", "Di 1. Dezember 2026", "Treffpunkt", "Buchung ansehen oder ändern"],
    ["fr_CH", "Date", "mar 1 décembre 2026", "Point de rendez-vous", "Voir ou modifier la réservation"],
    ["it_CH", "Data", "mar 1 dicembre 2026", "Punto d’incontro", "Vedere o modificare la prenotazione"],
    ["en_CH", "Date", "Tue 1 December 2026", "Meeting point", "Look at or change your booking"],
  ] as const)("is in the language of the booking: %s", async (locale: Locale, date, day, place, manage) => {
    const { eventTicket } = await jsonOf({ ...passDetails, locale });
    expect(eventTicket.headerFields).toMatchObject([{ value: "10:30" }]);
    expect(eventTicket.primaryFields).toEqual([{ key: "title", label: "Panoramaflug", value: "Gleitschirmflug" }]);
    expect(eventTicket.secondaryFields).toMatchObject([{ label: date, value: day }, { value: "2 × Erwachsene" }]);
    expect(eventTicket.auxiliaryFields).toEqual([
      { key: "place", label: place, value: "Höhematte, Höheweg 41, 3800 Interlaken" },
    ]);
    expect(eventTicket.backFields.at(-1)).toEqual({
      key: "manage",
      value: passDetails.manageUrl,
      attributedValue: `<a href="${passDetails.manageUrl}">${manage}</a>`,
    });
  });

  test("has booking number and organiser on its back, and first what the organiser has changed", async () => {
    const { eventTicket } = await jsonOf(passDetails);
    const values = eventTicket.backFields.map(({ value }: { value: string }) => value);
    expect(values[0]).toBe("Geändert: Der Treffpunkt ist jetzt Höhematte.");
    expect(values).toEqual(expect.arrayContaining(["Luft AG", "1048-2291"]));
  });

  test("has neither the buyer nor what was paid", async () => {
    const ticket = { ...passDetails, buyerName: "Željka", paid: "CHF 690.00" };
    const text = JSON.stringify(await jsonOf(ticket));
    expect(text).not.toMatch(/Željka|CHF/);
  });

  test("a trip has its stages, and says where it is a demonstration's", async () => {
    const stage = {
      kind: "ride",
      departsAt: "2026-12-01T09:02:00+01:00",
      from: "Zürich HB",
      fromPlatform: "32",
      arrivesAt: "2026-12-01T09:58:00+01:00",
      to: "Bern",
      toPlatform: null,
      service: "IC 1",
    } as const;
    const { eventTicket } = await jsonOf({
      ...passDetails,
      meetingPoint: null,
      trip: { stages: [stage], isDemo: true },
    });
    const back = JSON.stringify(eventTicket.backFields);
    expect(back).toMatch(/09:02 Zürich HB .*09:58 Bern/);
    expect(back).toContain("Demonstration");
    expect(eventTicket.auxiliaryFields).toEqual([]);
  });

  test("an all-day visit has no time of the day", async () => {
    const { eventTicket } = await jsonOf({ ...passDetails, isAllDay: true });
    expect(eventTicket.headerFields).toMatchObject([{ value: "Ganzer Tag" }]);
  });
});
