import { expect, test, vi } from "vitest";
import { createActor, fromCallback, fromPromise } from "xstate";
import { newsletterMachine } from "./newsletter.machine.ts";
import { problemOf, wayOn } from "./newsletter.rules.ts";
import type { NewsletterEvent, Proof, Subscribed } from "./newsletter.types.ts";

type Refusal = { readonly status: number; readonly code: string; readonly fields?: Record<string, string> };
const refused = { status: 422, code: "human_check_failed" };

/** Answers in the order of the asking; the last one stays. */
function open({ proofs = [], answers = [] }: { proofs?: (string | Refusal)[]; answers?: (string | Refusal)[] } = {}) {
  const next = <Answer>(rest: (Answer | Refusal)[], otherwise: Answer) => {
    const given = rest.length > 1 ? rest.shift()! : (rest[0] ?? otherwise);
    return typeof given === "object" && given !== null && "code" in given
      ? Promise.reject(given)
      : Promise.resolve(given);
  };
  const [log, leave, prove] = [vi.fn(), vi.fn(), vi.fn()];
  const subscribe = vi.fn((_: { email: string; token: string }) => next(answers, "https://shop.test/please-confirm"));
  let sendAged = () => {};
  const actor = createActor(
    newsletterMachine.provide({
      actors: {
        proveHuman: fromPromise<Proof>(async () => {
          prove();
          return { token: await next(proofs, "proof"), goodFor: 1 };
        }),
        subscribe: fromPromise<Subscribed, { email: string; token: string }>(async ({ input }) => ({
          redirectUrl: await subscribe(input),
        })),
        age: fromCallback<NewsletterEvent, { goodFor: number }>(({ sendBack }) => {
          sendAged = () => sendBack({ type: "proof.aged" });
        }),
      },
      actions: { log: (_, { code }) => log(code), leave: (_, { redirectUrl }) => leave(redirectUrl) },
    }),
  ).start();
  const where = () => actor.getSnapshot();
  const reached = (state: "idle" | "proven" | "sent" | "failed") =>
    vi.waitFor(() => expect(where().value).toBe(state), { interval: 1 });
  const submit = (email = "anna@example.ch", phone = "") => actor.send({ type: "submitted", email, phone });
  return { actor, where, reached, submit, subscribe, prove, log, leave, age: () => sendAged() };
}

test("starts the proof when the field is focused, and leads to the page that the server names", async () => {
  const { actor, reached, submit, subscribe, prove, leave } = open();
  expect(prove).not.toHaveBeenCalled();
  actor.send({ type: "field.focused" });
  await reached("proven");
  submit(" anna@example.ch ");
  await reached("sent");
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({ email: "anna@example.ch", token: "proof" });
  expect(prove).toHaveBeenCalledOnce();
  expect(leave).toHaveBeenCalledExactlyOnceWith("https://shop.test/please-confirm");
});

test("waits for the proof after submitting, and ignores another press", async () => {
  const { actor, reached, submit, subscribe } = open();
  actor.send({ type: "field.focused" });
  submit();
  submit("other@example.ch");
  await reached("sent");
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({ email: "anna@example.ch", token: "proof" });
});

test("ignores typing after the form was submitted", async () => {
  const { actor, reached, submit, subscribe, where } = open();
  submit();
  actor.send({ type: "email.typed", email: "other@example.ch" });
  await reached("sent");
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({ email: "anna@example.ch", token: "proof" });
  expect(where().context.email).toBe("anna@example.ch");
});

test("starts the proof on submit when the field was never focused", async () => {
  const { reached, submit, prove } = open();
  submit();
  await reached("sent");
  expect(prove).toHaveBeenCalledOnce();
});

test("shows success and sends nothing when the hidden field is filled", () => {
  const { submit, where, prove, subscribe, leave } = open();
  submit("bot@example.ch", "079");
  expect(where().value).toBe("sent");
  for (const effect of [prove, subscribe, leave]) expect(effect).not.toHaveBeenCalled();
});

test.each([
  ["", "required"],
  ["  ", "required"],
  ["anna", "SettingsForm.email"],
  ["anna@example", "SettingsForm.email"],
  ["an na@example.ch", "SettingsForm.email"],
])("shows a problem for the address %j, and does not send it", (email, problem) => {
  const { submit, where, prove } = open();
  submit(email);
  expect(where()).toMatchObject({ value: "idle", context: { problem, refusals: 1 } });
  expect(prove).not.toHaveBeenCalled();
});

test("shows a problem on leaving the field, clears it once corrected, and accepts an empty field until submit", () => {
  const { actor, where } = open();
  const type = (email: string) => actor.send({ type: "email.typed", email });
  actor.send({ type: "field.left" });
  expect(where().context.problem).toBeNull();
  type("anna@");
  expect(where().context.problem).toBeNull();
  actor.send({ type: "field.left" });
  expect(where().context.problem).toBe("SettingsForm.email");
  type("anna@example.ch");
  expect(where().context.problem).toBeNull();
  expect(problemOf("anna.müller@zürich.example.ch")).toBeNull();
});

test("shows a problem when the server refuses the address", async () => {
  const { reached, submit, where, log } = open({
    answers: [{ status: 400, code: "invalid_input", fields: { email: "an e-mail address is wanted" } }],
  });
  submit("anna@exa_mple.ch");
  await reached("idle");
  expect(where().context).toMatchObject({ problem: "SettingsForm.email", refusals: 1, proof: null });
  expect(log).not.toHaveBeenCalled();
});

test("creates another proof when the former is too old", async () => {
  const { actor, reached, submit, age, prove } = open();
  actor.send({ type: "field.focused" });
  await reached("proven");
  age();
  await reached("idle");
  submit();
  await reached("sent");
  expect(prove).toHaveBeenCalledTimes(2);
});

test("retries once with another proof when the server refuses it", async () => {
  const once = open({ proofs: ["old", "new"], answers: [refused, "https://shop.test/"] });
  once.submit();
  await once.reached("sent");
  expect(once.subscribe.mock.calls.map(([{ token }]) => token)).toEqual(["old", "new"]);
  const always = open({ answers: [refused] });
  always.submit();
  await always.reached("failed");
  expect(always.where().context.failure).toBe("noProof");
  expect(always.prove).toHaveBeenCalledTimes(2);
});

test.each([
  [{ status: 0, code: "offline" }, "lost"],
  [{ status: 502, code: "provider_unavailable" }, "lost"],
  [{ status: 429, code: "too_many_requests" }, "tooOften"],
  [{ status: 403, code: "return_url_forbidden" }, "notHere"],
])("logs and shows the failure %j, and can be retried", async (answer, failure) => {
  const { reached, submit, where, log } = open({ answers: [answer, "https://shop.test/"] });
  submit();
  await reached("failed");
  expect(where().context).toMatchObject({ failure, email: "anna@example.ch" });
  expect(log).toHaveBeenCalledExactlyOnceWith(answer.code);
  submit();
  await reached("sent");
});

test("reports an unavailable check on submit only", async () => {
  const { actor, reached, submit, where, log } = open({ proofs: [{ status: 0, code: "human_check_unavailable" }] });
  actor.send({ type: "field.focused" });
  await reached("idle");
  expect(log).not.toHaveBeenCalled();
  submit();
  await reached("failed");
  expect(where().context.failure).toBe("notHere");
});

test("leads to the shop's own pages only", () => {
  expect(wayOn("https://shop.test/fr-ch/veuillez-confirmer", "https://shop.test")).toBe(
    "https://shop.test/fr-ch/veuillez-confirmer",
  );
  for (const elsewhere of [
    undefined,
    "",
    "/x",
    "javascript:alert(1)",
    "https://shop.test.evil.test/",
    "https://shop.test@evil.test/",
    "http://shop.test/",
  ])
    expect(wayOn(elsewhere, "https://shop.test")).toBeNull();
});

test("submits the field's text when the context is behind it (React restores a field's old text until it has rendered)", async () => {
  const { actor, reached, submit, subscribe } = open();
  actor.send({ type: "email.typed", email: "anna@example.ch" });
  submit("");
  await reached("sent");
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({ email: "anna@example.ch", token: "proof" });
});
