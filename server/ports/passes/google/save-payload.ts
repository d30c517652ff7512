import { instantAt, minute } from "../../../clock.ts";
import { languageTag, translatedLocaleOf } from "../../../../sdk/contracts/locale.ts";
import { wireInstant } from "../../../domain/wall-time.ts";
import { passTexts } from "../pass-texts.ts";
import type { PassDetails } from "../passes.ts";

/**
 * A ticket as Google's "event ticket": a class (what takes place) and an object (who comes), both of this one ticket:
 * Google keeps a class as it came first, and a moved visit has another code. Short, since all of it is in an address.
 */
export function savePayload(details: PassDetails, issuerId: string) {
  const { brand, code, locale, meetingPoint, manageUrl, startsAt, durationInMinutes, isAllDay } = details;
  const texts = passTexts(details);
  const language = languageTag(translatedLocaleOf(locale));
  const inWords = (value: string) => ({ defaultValue: { language, value } });
  const id = `${issuerId}.${code}`;
  const end = durationInMinutes === null ? null : Date.parse(startsAt) + durationInMinutes * minute;
  return {
    eventTicketClasses: [
      {
        id,
        issuerName: brand.name,
        reviewStatus: "UNDER_REVIEW",
        eventName: inWords(texts.title),
        hexBackgroundColor: brand.color,
        // Google shows the time of any start: a visit of a whole day has its date as a text (RULES 17).
        ...(!isAllDay && { dateTime: { start: startsAt, ...(end !== null && { end: wireInstant(instantAt(end)) }) } }),
        // Google wants a name and an address, or no place.
        ...(meetingPoint && {
          venue: { name: inWords(meetingPoint.label), address: inWords(meetingPoint.address || meetingPoint.label) },
        }),
      },
    ],
    eventTicketObjects: [
      {
        id,
        classId: id,
        state: "ACTIVE",
        barcode: { type: "QR_CODE", value: code, alternateText: code },
        ticketType: inWords(texts.guests.value),
        reservationInfo: { confirmationCode: details.bookingNumber },
        validTimeInterval: { end: { date: details.validUntil } },
        ...(meetingPoint && { locations: [{ latitude: meetingPoint.latitude, longitude: meetingPoint.longitude }] }),
        textModulesData: [...(isAllDay ? [texts.date] : []), ...texts.supplier, ...texts.demo].map(
          ({ label, value }) => ({ header: label, body: value }),
        ),
        ...(manageUrl !== null && { linksModuleData: { uris: [{ uri: manageUrl, description: texts.manage }] } }),
      },
    ],
  };
}
