import { useLingui } from "@lingui/react/macro";
import { CircleCheck } from "lucide";
import { useEffect, useRef } from "react";
import type { PaymentMethods } from "../../contracts/payment.ts";
import { mountWallets } from "../../payment/load-wallets.ts";
import type { WalletWords } from "../../payment/wallet-module.ts";
import { Icon } from "../../ui/icon.tsx";
import type { CheckoutProps } from "./checkout.props.ts";

/** Time that the buttons may take before the browser counts as one without them (ms); later ones are still shown. */
const loadLimit = 10_000;

/**
 * The buttons of wallets below the other ways to pay. Their place has its height before they come, and keeps it where
 * the browser has none of them: nothing below it moves.
 */
export function Wallets({ provider, ...props }: CheckoutProps & { readonly provider: PaymentMethods["provider"] }) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const current = useRef(props.wallets);
  current.current = props.wallets;
  const { state, paidFor, setAvailability } = props.wallets;
  const wallets = (props.methods?.paymentMethods ?? []).filter(({ isWallet }) => isWallet);
  const amount = props.cart?.cart?.due;
  const total = amount?.formatted ?? "";
  const words: WalletWords = {
    amount: t`Total`,
    pay: t`Pay ${total}`,
    decline: t`Let it be declined`,
    cancel: t`Cancel`,
    share: t`Share name, e-mail and phone number`,
    test: t`Test payment. No money moves.`,
    unreachable: t`The card provider can’t be reached. Please try again.`,
  };
  useEffect(() => {
    const there = place.current;
    if (!there || !amount) return;
    let hasEnded = false;
    let remove = () => {};
    const say = (isAvailable: boolean) => {
      clearTimeout(expiry);
      if (!hasEnded) setAvailability(isAvailable);
    };
    const expiry = setTimeout(() => setAvailability(false), loadLimit);
    mountWallets(
      {
        provider,
        language: props.languageTag.slice(0, 2),
        wallets,
        amount,
        isDark: isLight(getComputedStyle(there).color),
        words,
        open: () => current.current.open(),
        authorise: (answer) => hasEnded || current.current.authorise(answer, paidFor),
        validateMerchant: (validationUrl) => current.current.validateMerchant(validationUrl),
      },
      there,
    ).then(
      (buttons) => {
        if (hasEnded) return buttons.remove();
        remove = buttons.remove;
        buttons.isAvailable.then(say, () => say(false));
      },
      () => say(false),
    );
    return () => {
      hasEnded = true;
      clearTimeout(expiry);
      remove();
    };
  }, [provider.name, provider.publishableKey, paidFor, props.languageTag, wallets.map(({ type }) => type).join()]);

  const names = new Intl.ListFormat(props.languageTag, { type: "disjunction" }).format(wallets.map(({ name }) => name));
  const chosen = wallets.find(({ type }) => type === props.method)?.name ?? "";
  const isReady = state === "authorised" && !props.isBusy;
  return (
    <div className="mt-6">
      {/* In a narrow place as high as two lines: the longer sentence moves nothing either. */}
      <p role="status" className="mb-3 flex items-end text-14 @max-lg:min-h-10">
        {isReady ? (
          <span className="flex items-start gap-2 text-success">
            <Icon of={CircleCheck} className="mt-px" />
            {t`${chosen} is ready. Nothing is charged yet.`}
          </span>
        ) : (
          <span className="text-ink-2">
            {state === "absent" ? t`This browser has no ${names}.` : t`Or pay with a wallet`}
          </span>
        )}
      </p>
      <div ref={place} inert={props.isBusy} aria-busy={state === "unknown"} className="min-h-12" />
    </div>
  );
}

/** Light text stands on a dark page. */
function isLight(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
  return red + green + blue > (3 * 255) / 2;
}
