import { useLingui, Trans } from "@lingui/react/macro";
import { Lock } from "lucide";
import { useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Price } from "../../ui/price.tsx";
import { OnRequest } from "../basket/on-request.tsx";
import type { CheckoutProps } from "./checkout.connect.ts";
import { useFocus } from "./use-focus.ts";

/** Important information, the terms, and the one button that pays. */
export function PayBar(props: CheckoutProps) {
  const { t } = useLingui();
  const box = useRef<HTMLInputElement>(null);
  useFocus(props.focus, "information", box);
  const { information } = props;
  return (
    <section className="flex flex-col gap-4">
      {information.length > 1 && (
        <ul className="flex max-w-measure list-disc flex-col gap-1 ps-5 text-14">
          {information.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {information.length > 0 && (
        <Checkbox
          inputRef={box}
          checked={props.isInformed}
          onChange={props.inform}
          required
          error={props.informationMissing ? t`Please confirm this, so that nobody is turned away on the day.` : undefined}
        >
          {information.length === 1 ? information[0] : t`We have read this, and it is true for all of us.`}
        </Checkbox>
      )}
      <OnRequest reservations={props.cart?.cart?.reservations ?? []} isCharged={!props.isFree && !props.isReseller} />
      <p className="max-w-measure text-14 text-pretty text-ink-2">
        <Trans>
          With the booking you accept the{" "}
          <a href={props.termsAddress} target="_blank" rel="noopener" className="focus-ring underline">
            terms
          </a>{" "}
          and the{" "}
          <a href={props.privacyAddress} target="_blank" rel="noopener" className="focus-ring underline">
            privacy notice
          </a>
          . They open in a new tab.
        </Trans>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4 @4xl:border-0 @4xl:pt-0">
        <p className="@4xl:hidden">
          <span className="block text-14 text-ink-2">{t`Total`}</span>
          {props.cart?.cart && <Price of={props.cart.cart.total} breaks className="text-18 font-strong" />}
        </p>
        <PayButton {...props} />
      </div>
    </section>
  );
}

function PayButton(props: CheckoutProps) {
  const { t } = useLingui();
  const total = props.cart?.cart?.total.formatted ?? "";
  const name = props.methods?.paymentMethods.find(({ type }) => type === props.method)?.name;
  return (
    <Button
      type="submit"
      icon={Lock}
      busy={props.isBusy}
      busyWord={t`Your payment is on its way`}
      className="@max-4xl:grow @max-lg:w-full @max-lg:[&_svg]:hidden @4xl:min-w-80"
    >
      {props.isFree
        ? t`Book for free`
        : props.isReseller
          ? t`Book on invoice for ${total}`
          : props.method === "card"
            ? t`Pay ${total} by card`
            : name
              ? t`Pay ${total} with ${name}`
              : t`Pay ${total}`}
    </Button>
  );
}
