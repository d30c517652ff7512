import type { Service } from "./transport.ts";

/** A number, or letters as short as a line's: "5", "R", "IR". */
const bareLine = /^(\d+\p{L}?|\p{L}{1,3})$/u;

/** The name of a ride in a sentence. One that is a bare line says what goes there: "Bus 5", and "IC 1" as it is. */
export function serviceName({
  mode,
  publishedServiceName: name,
}: Pick<Service, "mode" | "publishedServiceName">): string {
  return bareLine.test(name) && name !== mode.name ? `${mode.name} ${name}`.trim() : name;
}
