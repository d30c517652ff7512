import { textOn } from "../../../domain/contrast.ts";
import { escapeMarkup } from "../../../escape-markup.ts";
import { passTexts, type PassText } from "../pass-texts.ts";
import type { PassDetails } from "../passes.ts";

/**
 * The `pass.json` of a ticket (Apple's "event ticket"). Its number is the item's, so that the pass of a moved visit
 * replaces the one before; tickets of a booking lie on one another.
 */
export function passJson(details: PassDetails, { passTypeId, teamId }: { passTypeId: string; teamId: string }) {
  const { brand, code, meetingPoint, manageUrl, bookingNumber } = details;
  const texts = passTexts(details);
  const text = rgb(textOn(brand.color));
  return {
    formatVersion: 1,
    passTypeIdentifier: passTypeId,
    teamIdentifier: teamId,
    serialNumber: details.itemId,
    groupingIdentifier: bookingNumber,
    organizationName: brand.name,
    logoText: brand.name,
    description: `${brand.name}: ${texts.title}`,
    backgroundColor: rgb(brand.color),
    foregroundColor: text,
    labelColor: text,
    // The library writes both in UTC.
    relevantDate: details.startsAt,
    expirationDate: details.validUntil,
    ...(meetingPoint && {
      locations: [
        { latitude: meetingPoint.latitude, longitude: meetingPoint.longitude, relevantText: meetingPoint.label },
      ],
    }),
    // Codes are plain ASCII.
    barcodes: [{ format: "PKBarcodeFormatQR", message: code, messageEncoding: "iso-8859-1", altText: code }],
    eventTicket: {
      headerFields: [field("time", texts.time)],
      primaryFields: [field("title", { label: details.offerLabel, value: texts.title })],
      secondaryFields: [field("date", texts.date), field("guests", texts.guests)],
      auxiliaryFields: texts.meetingPoint.map((place) => field("place", place)),
      backFields: [
        ...texts.demo.map((demo) => field("demo", demo)),
        ...texts.more.map((each, index) => field(`more-${index}`, each)),
        ...texts.meetingPoint.map((place) => field("address", place)),
        ...texts.supplier.map((supplier) => field("supplier", supplier)),
        field("booking", texts.booking),
        ...(manageUrl === null
          ? []
          : [
              {
                ...field("manage", { value: manageUrl }),
                attributedValue: `<a href="${escapeMarkup(manageUrl)}">${texts.manage}</a>`,
              },
            ]),
      ],
    },
  };
}

function field(key: string, { label, value }: PassText) {
  return { key, ...(label !== undefined && { label }), value };
}

/** `#0b5d47` as Apple writes it. */
function rgb(color: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return `rgb(${parts.join(", ")})`;
}
