import { useLingui } from "@lingui/react/macro";
import { Price } from "../../../ui/price.tsx";
import { RadioRows } from "../../../ui/radio-rows.tsx";
import type { StepProps, StepView } from "./dialog.props.ts";
import { StepHeading } from "./step-heading.tsx";
import { useTripTitle } from "./use-trip-title.tsx";

type View = Extract<StepView, { kind: "products" }>;

/** Which kind of ticket: what it is valid for, what it costs, whether it can be given back. */
export function ProductsStep({ view, ...props }: StepProps & { readonly view: View }) {
  const { t } = useLingui();
  const { title, when } = useTripTitle(props);
  const isDemo = view.products.some((product) => product.isDemo);
  return (
    <>
      <StepHeading
        takesFocus={props.takesFocus}
        note={
          <>
            {title} · {when}
          </>
        }
      >{t`Which ticket?`}</StepHeading>
      <RadioRows
        label={t`Which ticket?`}
        labelHidden
        value={view.productId}
        onChange={view.choose}
        rows={view.products.map(({ id, title: name, description, conditions, from, isSoldOut }) => ({
          value: id,
          label: name,
          hint: [description, conditions].filter(Boolean).join(" "),
          disabled: isSoldOut,
          mark: isSoldOut ? (
            <span className="text-14">{t`sold out`}</span>
          ) : (
            from && (
              <span className="text-14">
                <span className="text-ink-2">{t`from`}</span> <Price of={from} className="font-strong" />
              </span>
            )
          ),
        }))}
      />
      {isDemo && <DemoTariff />}
    </>
  );
}

export function DemoTariff() {
  const { t } = useLingui();
  return <p className="pt-3 text-14 text-ink-2">{t`Demo tariff: the prices are made up.`}</p>;
}
