import type { getHumanCheck, HumanCheck } from "../../sdk/contracts/human-check.ts";
import { ask } from "./ask.ts";
import { wire } from "./wire.ts";

const challenge = wire<typeof getHumanCheck>("GET", "/human-check/challenge/");
const turnstileScript = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

interface Turnstile {
  render(place: HTMLElement, options: { sitekey: string; callback: (token: string) => void; "error-callback": () => void }): void;
}

/** Proves that a person sends a form: a sum that the browser does by itself, or Turnstile's widget in `place`. Its token is for one form and one use. */
export async function proveHuman(place: HTMLElement): Promise<string> {
  const check = await ask(challenge);
  return check.provider === "turnstile" ? byTurnstile(check.siteKey, place) : bySum(check);
}

async function bySum({ challenge }: Extract<HumanCheck, { provider: "altcha" }>): Promise<string> {
  const [{ solveChallenge }, { deriveKey }, { humanCheckToken }] = await Promise.all([
    import("altcha-lib"),
    import("altcha-lib/algorithms/web/pbkdf2"),
    import("../../sdk/contracts/human-check.ts"),
  ]);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error("[gipfel] the human check has no solution");
  return humanCheckToken({ challenge, solution });
}

async function byTurnstile(sitekey: string, place: HTMLElement): Promise<string> {
  if (!("turnstile" in globalThis)) await loadScript(turnstileScript);
  const { turnstile } = globalThis as unknown as { readonly turnstile: Turnstile };
  place.replaceChildren();
  return new Promise((resolve, reject) => {
    turnstile.render(place, { sitekey, callback: resolve, "error-callback": () => reject(new Error("[gipfel] Turnstile has refused")) });
  });
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement("script"), { src, async: true });
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error("[gipfel] Turnstile can't be reached")));
    document.head.append(script);
  });
}
