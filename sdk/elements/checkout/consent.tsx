import { useLingui, Trans } from "@lingui/react/macro";
import { useRef } from "react";
import { Checkbox } from "../../ui/checkbox.tsx";
import { OnRequest } from "../../parts/cart/on-request.tsx";
import type { CheckoutProps } from "./checkout.props.ts";
import { useFocus } from "./use-focus.ts";

/** Important information that has to be confirmed, and the terms. */
export function Consent(props: CheckoutProps) {
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
          error={
            props.informationMissing ? t`Please confirm this, so that nobody is turned away on the day.` : undefined
          }
        >
          {information.length === 1 ? information[0] : t`We have read this, and it is true for all of us.`}
        </Checkbox>
      )}
      <OnRequest
        reservations={props.cart?.cart?.reservations ?? []}
        paidBy={props.isFree || props.isPaidByVouchers ? "nothing" : props.isInvoice ? "invoice" : "method"}
        languageTag={props.languageTag}
        now={props.now}
      />
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
    </section>
  );
}
