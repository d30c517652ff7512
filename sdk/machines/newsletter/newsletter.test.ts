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
  let grow = () => {};
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
          grow = () => sendBack({ type: "proof.aged" });
        }),
      },
      actions: { log: (_, { code }) => log(code), leave: (_, { redirectUrl }) => leave(redirectUrl) },
    }),
  ).start();
  const where = () => actor.getSnapshot();
  const reached = (state: "idle" | "proven" | "sent" | "failed") =>
    vi.waitFor(() => expect(where().value).toBe(state), { interval: 1 });
  const submit = (email = "anna@example.ch", phone = "") => actor.send({ type: "submitted", email, phone });
  return { actor, where, reached, submit, subscribe, prove, log, leave, age: () => grow() };
}

test("a visitor who comes to the field has the proof before they are done, and is sent on to the page that the shop names", async () => {
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

test("one who is quicker than the proof waits for it, and pressing again changes nothing", async () => {
  const { actor, reached, submit, subscribe } = open();
  actor.send({ type: "field.focused" });
  submit();
  submit("other@example.ch");
  await reached("sent");
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({ email: "anna@example.ch", token: "proof" });
});

test("what is typed after handing in changes neither the address that is sent nor the one that is named", async () => {
  const { actor, reached, submit, subscribe, where } = open();
  submit();
  actor.send({ type: "email.typed", email: "other@example.ch" });
  await reached("sent");
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({ email: "anna@example.ch", token: "proof" });
  expect(where().context.email).toBe("anna@example.ch");
});

test("one whose browser gives no focus is asked for the proof when they hand in", async () => {
  const { reached, submit, prove } = open();
  submit();
  await reached("sent");
  expect(prove).toHaveBeenCalledOnce();
});

test("a machine that fills the field nobody sees is told that it worked, and nothing is asked", () => {
  const { submit, where, prove, subscribe, leave } = open();
  submit("bot@example.ch", "079");
  expect(where().value).toBe("sent");
  for (const asked of [prove, subscribe, leave]) expect(asked).not.toHaveBeenCalled();
});

test.each([
  ["", "required"],
  ["  ", "required"],
  ["anna", "SettingsForm.email"],
  ["anna@example", "SettingsForm.email"],
  ["an na@example.ch", "SettingsForm.email"],
])("the address %j is told beside the field and not sent", (email, problem) => {
  const { submit, where, prove } = open();
  submit(email);
  expect(where()).toMatchObject({ value: "idle", context: { problem, refusals: 1 } });
  expect(prove).not.toHaveBeenCalled();
});

test("a mistake is told when the field is left, goes as soon as it is mended, and an empty field is none before it is handed in", () => {
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

test("an address that the server refuses is told beside the field too", async () => {
  const { reached, submit, where, log } = open({
    answers: [{ status: 400, code: "invalid_input", fields: { email: "an e-mail address is wanted" } }],
  });
  submit("anna@exa_mple.ch");
  await reached("idle");
  expect(where().context).toMatchObject({ problem: "SettingsForm.email", refusals: 1, proof: null });
  expect(log).not.toHaveBeenCalled();
});

test("a proof that has grown too old is made anew", async () => {
  const { actor, reached, submit, age, prove } = open();
  actor.send({ type: "field.focused" });
  await reached("proven");
  age();
  await reached("idle");
  submit();
  await reached("sent");
  expect(prove).toHaveBeenCalledTimes(2);
});

test("a proof that the server refuses is made anew once, and then the visitor decides", async () => {
  const once = open({ proofs: ["old", "new"], answers: [refused, "https://shop.test/"] });
  once.submit();
  await once.reached("sent");
  expect(once.subscribe.mock.calls.map(([{ token }]) => token)).toEqual(["old", "new"]);
  const always = open({ answers: [refused] });
  always.submit();
  await always.reached("failed");
  expect(always.where().context.trouble).toBe("noProof");
  expect(always.prove).toHaveBeenCalledTimes(2);
});

test.each([
  [{ status: 0, code: "offline" }, "lost"],
  [{ status: 502, code: "provider_unavailable" }, "lost"],
  [{ status: 429, code: "too_many_requests" }, "tooOften"],
  [{ status: 403, code: "return_url_forbidden" }, "notHere"],
])("an answer %j is logged, said, and can be tried again", async (answer, trouble) => {
  const { reached, submit, where, log } = open({ answers: [answer, "https://shop.test/"] });
  submit();
  await reached("failed");
  expect(where().context).toMatchObject({ trouble, email: "anna@example.ch" });
  expect(log).toHaveBeenCalledExactlyOnceWith(answer.code);
  submit();
  await reached("sent");
});

test("a check that can't be had is no trouble while the visitor writes, and is said when they hand in", async () => {
  const { actor, reached, submit, where, log } = open({ proofs: [{ status: 0, code: "human_check_unavailable" }] });
  actor.send({ type: "field.focused" });
  await reached("idle");
  expect(log).not.toHaveBeenCalled();
  submit();
  await reached("failed");
  expect(where().context.trouble).toBe("notHere");
});

test("nobody is led anywhere but to the shop", () => {
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

test("what was typed is handed in where the field is a moment behind it (React gives a field its old text until it has drawn)", async () => {
  const { actor, reached, submit, subscribe } = open();
  actor.send({ type: "email.typed", email: "anna@example.ch" });
  submit("");
  await reached("sent");
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({ email: "anna@example.ch", token: "proof" });
});
