import { createActor } from "xstate";
import { expect, test, vi } from "vitest";
import { checkPhone, contactChecks } from "./contact-checks.ts";
import { setup } from "xstate";

test.each([
  ["791234567", "CH", "79 123 45 67", "+41791234567"],
  ["0791234567", "CH", "079 123 45 67", "+41791234567"],
  ["+41 79 123 45 67", "CH", "79 123 45 67", "+41791234567"],
  ["41791234567", "CH", "79 123 45 67", "+41791234567"],
])("[P5.06] %s in %s is written %s", async (text, country, written, e164) => {
  expect(await checkPhone(text, country)).toMatchObject({ text: written, e164, isValid: true });
});

test("[P5.06] the same digits are another number in another country", async () => {
  expect((await checkPhone("612345678", "FR")).e164).toBe("+33612345678");
  expect((await checkPhone("612345678", "CH")).e164).toBe("+41612345678");
});

test("[P5.05] an international number names its own country", async () => {
  expect(await checkPhone("+49 1512 3456789", "CH")).toMatchObject({ countryCode: "DE", isValid: true });
});

test.each(["1", "12 34", "hello"])("[P5.05] %s is no phone number", async (text) => {
  expect((await checkPhone(text, "CH")).isValid).toBe(false);
});

test.each([
  ["elena@gmial.com", "elena@gmail.com"],
  ["elena@bluewin.hc", "elena@bluewin.ch"],
  ["elena@bluwin.ch", "elena@bluewin.ch"],
  ["elena@bluewin.ch", null],
])("[P5.03] for %s it suggests %s", async (email, suggestion) => {
  const received = vi.fn();
  const parent = setup({ actors: { contactChecks }, types: { events: {} as { type: string } } }).createMachine({
    invoke: { src: "contactChecks", id: "contactChecks" },
    on: {
      "email.suggested": {
        actions: ({ event }) => received((event as unknown as { suggestion: string | null }).suggestion),
      },
    },
  });
  const actor = createActor(parent).start();
  actor.getSnapshot().children["contactChecks"]?.send({ type: "email.left", email } as never);
  await vi.waitFor(() => expect(received).toHaveBeenCalledWith(suggestion), { interval: 1 });
  actor.stop();
});
