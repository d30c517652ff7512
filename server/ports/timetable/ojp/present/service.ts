import type { Service } from "../../../../../sdk/contracts/transport.ts";
import { lineOf } from "../../present/line.ts";
import { childAt, childrenOf, inLanguage, isTrueAt, textAt, type XmlElement } from "../xml/xml-element.ts";
import { accessOf } from "./access.ts";
import { ptModeOf } from "./mode.ts";
import { operators } from "./operators.ts";
import type { OjpView } from "./view.ts";

/** The vehicle's journey that a ride is a part of. OJP 1 and some services have some of it in `ServiceSection`. */
export function presentService(
  { words, language }: OjpView,
  leg: XmlElement | undefined,
  isCancelled: boolean,
): Service {
  const service = childAt(leg, "Service");
  const section = childAt(service, "ServiceSection");
  const at = (...path: readonly string[]) => textAt(service, ...path) || textAt(section, ...path);
  const named = (name: string) =>
    inLanguage(childrenOf(childAt(service, name) ?? childAt(section, name), "Text"), language);

  const mode = childAt(service, "Mode") ?? childAt(section, "Mode");
  const ptMode = ptModeOf(mode);
  const product = textAt(mode, "ShortName", "Text") || at("ProductCategory", "ShortName", "Text");
  const line = lineOf(named("PublishedServiceName") || at("PublicCode"), textAt(mode, "Name", "Text"), product, ptMode);
  const number = at("TrainNumber") || at("JourneyRef");
  const day = at("OperatingDayRef").slice(0, 10);
  const destination = named("DestinationText");
  const isUnplanned = isTrueAt(service, "Unplanned");
  return {
    ...(/^\d{4}-\d\d-\d\d$/.test(day) && { operatingDayRef: day }),
    mode: { ptMode, name: words.modes[ptMode], shortName: line.product, lineNumbers: [...line.numbers] },
    publishedServiceName: line.name,
    vehicleNumbers: number === "" ? [] : [number],
    lineNumbers: [...line.numbers],
    carriers: carriersOf(at("OperatorRef") || at("OperatorRefs", "OperatorRef"), named("OperatorName")),
    ...((isCancelled || isUnplanned) && {
      serviceStatus: { ...(isCancelled && { cancelled: true }), ...(isUnplanned && { unplanned: true }) },
    }),
    ...(!["", "n/a"].includes(destination) && { destinationName: destination }),
    ...accessOf(service, [childAt(leg, "LegBoard"), childAt(leg, "LegAlight")]),
  };
}

/** The Swiss service names operators by their numbers alone. */
function carriersOf(ref: string, name: string): Service["carriers"] {
  const known = name || operators[ref.replace(/^ojp:/, "")];
  return ref === "" || !known ? [] : [{ ref, name: known }];
}
