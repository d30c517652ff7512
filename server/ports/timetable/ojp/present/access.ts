import type { Service, WheelchairAccess } from "../../../../../sdk/contracts/transport.ts";
import { childrenOf, descendantsOf, textAt, type XmlElement } from "../xml/xml-element.ts";

/** What Swiss services say of a platform and its vehicle, in the suffix of a stop's name. */
const bySuffix: Readonly<Record<string, WheelchairAccess>> = {
  PLATFORM_ACCESS_WITHOUT_ASSISTANCE: "yes",
  PLATFORM_ACCESS_WITH_ASSISTANCE: "assisted",
  PLATFORM_ACCESS_WITH_ASSISTANCE_WHEN_NOTIFIED: "assisted",
  ALTERNATIVE_TRANSPORT: "assisted",
  PLATFORM_NOT_WHEELCHAIR_ACCESSIBLE: "no",
};
const worstFirst: readonly WheelchairAccess[] = ["no", "assisted", "yes"];

/** Codes of Swiss attributes: low floor; no bikes; bikes with a reservation. */
const [lowFloor, noBikes, bikesReserved] = ["A__NF", "A__VN", "A__VR"];
const facilities = new Set(["lowFloor", "suitableForWheelchairs", "stepFreeAccess"]);

/**
 * Whether wheelchairs and bikes get in. Of where one gets on and off the worse end counts. Where nothing is known of
 * one of them, a vehicle with a low floor stands in for it.
 */
export function accessOf(
  service: XmlElement | undefined,
  ends: readonly (XmlElement | undefined)[],
): Pick<Service, "wheelchairAccess" | "takesBikes"> {
  const attributes = childrenOf(service, "Attribute");
  const codes = new Set(attributes.map((attribute) => textAt(attribute, "Code")));
  const isLowFloor = codes.has(lowFloor!) || attributes.some(namesFacility);
  const platforms = ends.map((end) => bySuffix[textAt(end, "NameSuffix", "Text")]);
  const worst = worstFirst.find((access) => platforms.includes(access));
  const isKnown = !platforms.includes(undefined) || worst === "no";
  const access = isKnown ? worst : isLowFloor ? (worst ?? "yes") : undefined;
  return {
    ...(access && { wheelchairAccess: access }),
    ...(codes.has(noBikes!) && { takesBikes: false }),
    ...(codes.has(bikesReserved!) && { takesBikes: true }),
  };
}

const namesFacility = (attribute: XmlElement): boolean =>
  ["AccessFacility", "MobilityFacility"].some((name) =>
    descendantsOf(attribute, name).some(({ text }) => facilities.has(text)),
  );
