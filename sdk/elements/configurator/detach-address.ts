import { servicesOf } from "../_kit/element-class.ts";
import type { PageAddress } from "../_kit/record.ts";

/**
 * The address of no page: nothing is read from it, written into it or stored in the history. `with` has to answer with
 * what parses as an address, since a list reads the names of its parameters there; `about:srcdoc` has none, and is no
 * page of the shop. `leave` stays the page's: it navigates and stores nothing, and a press in the preview leads where
 * it does on the partner's page.
 */
const noAddress: Omit<PageAddress, "leave"> = {
  query: () => null,
  forget() {},
  with: () => "about:srcdoc",
  write() {},
  watch: () => () => {},
  isDetached: true,
};

/** Takes the page's address from an element that has not started yet: its services get one of no page. */
export function detachAddress(element: Element): void {
  const services = servicesOf(element);
  if (services) Object.assign(services, { address: { ...services.address, ...noAddress } });
}
