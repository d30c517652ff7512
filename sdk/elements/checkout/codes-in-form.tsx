import { useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { Codes } from "../../parts/codes/codes.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { CheckoutProps } from "./checkout.props.ts";
import { useFocus } from "./use-focus.ts";

/** The codes before the payment methods, and that none is needed where gift vouchers pay all of it. */
export function CodesInForm(props: CheckoutProps) {
  const { t } = useLingui();
  const section = useRef<HTMLElement>(null);
  useFocus(props.focus, "codes", section);
  return (
    <div className="flex flex-col gap-4">
      <Codes codes={props.codes} cart={props.cart!.cart!} languageTag={props.languageTag} sectionRef={section} />
      {props.isPaidByVouchers && (
        <Notice tone="success">{t`Your gift voucher pays all of it: you need no other way to pay.`}</Notice>
      )}
    </div>
  );
}
