import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import type { AddressProblem } from "../../machines/newsletter/newsletter.types.ts";
import { elementSurface } from "../../ui/element-surface.ts";
import { Failed } from "./failed.tsx";
import type { NewsletterProps } from "./newsletter.props.ts";
import { Sent } from "./sent.tsx";

/** One field and one button, side by side where there is room. What the page wrote inside the element stands below. */
export function NewsletterView(props: NewsletterProps) {
  return (
    <div className={`@container text-16 text-ink ${elementSurface}`}>
      {props.state === "sent" ? <Sent email={props.email} /> : <Form {...props} />}
      <div className="mt-1 text-14 text-ink-2">
        <slot />
      </div>
    </div>
  );
}

function Form(props: NewsletterProps) {
  const { t } = useLingui();
  const { state, problem, refusals } = props;
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    props.takePlace(place.current);
    return () => props.takePlace(null);
  }, []);
  useLayoutEffect(() => {
    if (refusals > 0) field.current?.focus();
  }, [refusals]);
  const problems: Record<AddressProblem, string> = {
    required: t`Please fill this in.`,
    "SettingsForm.email": t({
      id: "SettingsForm.email",
      message: "Something is missing in this address. It looks like name@example.ch.",
    }),
  };

  /** Read from the fields themselves: a password manager, or a machine, fills them without an event. */
  function submit() {
    const given = new FormData(form.current!);
    props.submit(String(given.get("email") ?? ""), String(given.get("phone") ?? ""));
  }
  return (
    /* Handed in by the button's press, which Enter makes too: a sandboxed page may forbid forms, and there is no submit
       event then. */
    <form ref={form} noValidate aria-label={t`Newsletter`} onSubmit={(event) => event.preventDefault()}>
      <div className="flex flex-col gap-2 @sm:flex-row @sm:items-start">
        <div className="min-w-0 grow" onFocus={props.focus}>
          <TextField
            label={t`Your e-mail`}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            maxLength={254}
            readOnly={state !== "writing"}
            value={props.email}
            onInput={props.type}
            onLeave={props.leave}
            error={problem ? problems[problem] : undefined}
            inputRef={field}
          />
        </div>
        <div className="flex flex-col">
          <span aria-hidden className="mb-1 hidden text-14 @sm:block">
            {"\u00a0"}
          </span>
          <Button
            type="submit"
            busy={state !== "writing"}
            busyWord={state === "sending" ? t`Signing you up` : t`Checking that a person is writing`}
            onPress={submit}
          >
            {t`Sign up`}
          </Button>
        </div>
      </div>
      <Unseen />
      <div ref={place} />
      {props.failure && <Failed failure={props.failure} shopAddress={props.shopAddress} />}
    </form>
  );
}

/**
 * A field that no person sees or reaches (purchase spec §5): only a machine fills it. No browser fills in what isn't
 * shown.
 */
function Unseen() {
  return (
    <div hidden aria-hidden>
      <input type="text" name="phone" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
