import { forwardSlot } from "../ui/forward-slot.ts";
import { scriptPolicy } from "../trusted/script-policy.ts";
import { HumanCheckUnavailable } from "./unavailable.ts";

const scriptAddress = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

/** What we use of Cloudflare's script. */
interface Turnstile {
  render(container: HTMLElement, options: Readonly<Record<string, unknown>>): string | null | undefined;
  remove(widgetId: string): void;
}
type TurnstilePage = { turnstile?: Turnstile };

export interface TurnstileOptions {
  readonly siteKey: string;
  /** Where the widget shows itself when it wants to be pressed. */
  readonly place: HTMLElement;
  /** The language of its words: `de`. */
  readonly language: string;
  readonly signal: AbortSignal;
}

/**
 * A token from Cloudflare's widget. It can't live in a shadow root: it mounts in the light DOM of the outermost host,
 * through forwarded slots, is seen only where it wants a press, and is gone when its token is there.
 */
export async function turnstileToken({ siteKey, place, language, signal }: TurnstileOptions): Promise<string> {
  const turnstile = await turnstileOf(globalThis as TurnstilePage);
  const { outer, remove } = forwardSlot(place);
  let widget: string | null | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      const give = (reason: string) => () => reject(new HumanCheckUnavailable(`Turnstile gives no token: ${reason}.`));
      signal.addEventListener("abort", give("it is no longer wanted"));
      widget = turnstile.render(outer, {
        sitekey: siteKey,
        language,
        appearance: "interaction-only",
        callback: resolve,
        "error-callback": give("it has failed"),
        "unsupported-callback": give("the browser is too old for it"),
        "timeout-callback": give("nobody has pressed it"),
      });
    });
  } finally {
    if (widget) turnstile.remove(widget);
    remove();
  }
}

let loading: Promise<void> | undefined;

/** Cloudflare's script, loaded once a page, by the one Trusted Types policy where the page has them. */
async function turnstileOf(page: TurnstilePage): Promise<Turnstile> {
  if (!page.turnstile) await (loading ??= load().finally(() => (loading = undefined)));
  if (!page.turnstile) throw new HumanCheckUnavailable("Turnstile's script is there, but doesn't work.");
  return page.turnstile;
}

async function load(): Promise<void> {
  const script = document.createElement("script");
  try {
    (script as { src: unknown }).src = scriptPolicy()?.createScriptURL(scriptAddress) ?? scriptAddress;
    await new Promise<unknown>((resolve, reject) => {
      script.addEventListener("load", resolve);
      script.addEventListener("error", reject);
      document.head.append(script);
    });
  } catch {
    script.remove();
    throw new HumanCheckUnavailable(
      "Turnstile's script can't be loaded: the page's policy forbids it, or it can't be reached.",
    );
  }
}
