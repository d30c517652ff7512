import { useLingui } from "@lingui/react/macro";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { PaymentMethods } from "../../contracts/payment.ts";
import type { CardModule, CardWords } from "../../payment/card-module.ts";
import { loadCardModule } from "../../payment/load-card-module.ts";
import { ActionNotice } from "../../ui/action-notice.tsx";
import { Bone, Skeleton } from "../../ui/skeleton.tsx";
import type { CheckoutProps } from "./checkout.props.ts";

/**
 * Time that the card form may take before the buyer is asked to try again (ms). One that comes later is still shown.
 */
const loadLimit = 10_000;

/** The place of the provider's card form; its code comes when a card is chosen. */
export function CardFields({
  provider,
  takeCard,
  focus,
  languageTag,
}: CheckoutProps & { readonly provider: PaymentMethods["provider"] }) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const module = useRef<CardModule | null>(null);
  const waiting = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  const [attempt, setAttempt] = useState(1);
  const words: CardWords = {
    number: t`Card number`,
    expiry: t`Valid until`,
    expiryPlaceholder: t`MM / YY`,
    code: t`Security code`,
    codeHint: t`Three digits on the back, four on the front of an Amex.`,
    numberWrong: t`This number is not complete, or a digit is mistyped.`,
    expiryWrong: t`Please enter month and year, like 08 / 29.`,
    expired: t`This card has expired. Please use another one.`,
    codeWrong: t`Three digits are needed, four for an Amex.`,
    notAccepted: t`This shop is in test mode and takes test cards only, for example 4242 4242 4242 4242.`,
    unreachable: t`The card provider can’t be reached. Please try again.`,
    testHint: t`Test mode: no money moves. For example 4242 4242 4242 4242.`,
  };
  useEffect(() => {
    let ended = false;
    let unmount = () => {};
    setState("loading");
    const expiry = setTimeout(() => setState("failed"), loadLimit);
    loadCardModule({ provider, words, language: languageTag.slice(0, 2) })
      .then(async (loaded) => {
        if (ended || !place.current) return;
        const end = await loaded.mount(place.current);
        if (ended) return end();
        unmount = end;
        module.current = loaded;
        takeCard(loaded);
        const hadFocus = waiting.current?.matches(":focus-within");
        setState("ready");
        if (hadFocus) loaded.focus();
      })
      .catch(() => ended || setState("failed"))
      .finally(() => clearTimeout(expiry));
    return () => {
      ended = true;
      clearTimeout(expiry);
      module.current = null;
      takeCard(null);
      unmount();
    };
  }, [provider.name, provider.tokensUrl, languageTag, attempt]);

  const turn = focus?.target === "card" ? focus.turn : 0;
  useLayoutEffect(() => {
    if (turn === 0) return;
    const frame = requestAnimationFrame(() => {
      if (module.current) return module.current.focus();
      // Pressed before the fields are there: why nothing is paid, and the button that tries again.
      waiting.current?.scrollIntoView({ block: "center" });
      (waiting.current?.querySelector("button") ?? waiting.current)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [turn]);
  return (
    <>
      <div ref={place} className="text-start" />
      {state !== "ready" && (
        <div ref={waiting} tabIndex={-1} className="focus-ring rounded-field">
          {state === "loading" ? (
            <Skeleton word={t`Still loading the card form`} isSlow={turn > 0 || undefined}>
              <Bone className="h-12 w-full" />
            </Skeleton>
          ) : (
            <ActionNotice
              action={t`Try again`}
              onPress={() => {
                waiting.current?.focus();
                setAttempt(attempt + 1);
              }}
            >
              {t`Cards can’t be taken on this page at the moment. Please choose another method.`}
            </ActionNotice>
          )}
        </div>
      )}
    </>
  );
}
