import { expect, test } from "vitest";
import { serviceName } from "./service-name.ts";

const named = (mode: string, publishedServiceName: string) =>
  serviceName({ mode: { ptMode: "BUS", name: mode, shortName: "", lineNumbers: [] }, publishedServiceName });

test("a bare line says what goes there, for no icon stands beside it in a text", () => {
  expect(named("Bus", "5")).toBe("Bus 5");
  expect(named("Bus", "10A")).toBe("Bus 10A");
  expect(named("Zug", "R")).toBe("Zug R");
  expect(named("Zug", "IR")).toBe("Zug IR");
});

test("what is a name already stays as it is", () => {
  for (const name of ["IC 1", "S8", "Bernina Express", "Bus"]) expect(named("Bus", name)).toBe(name);
});
