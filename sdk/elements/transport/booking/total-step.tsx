import { useLingui } from "@lingui/react/macro";
import { Notice } from "../../../ui/notice.tsx";
import { Price } from "../../../ui/price.tsx";
import { TotalLine } from "../../../ui/total-line.tsx";
import { DemoTariff } from "./products-step.tsx";
import type { StepProps, StepView } from "./dialog.props.ts";
import { StepHeading } from "./step-heading.tsx";
import { useClassNames } from "./use-class-names.ts";
import { useTripTitle } from "./use-trip-title.tsx";

type View = Extract<StepView, { kind: "total" }>;

/** Is everything right? What is bought, what it costs, whether it can be given back. */
export function TotalStep({ view, product, classKey, total, isNet, ...props }: StepProps & { readonly view: View }) {
  const { t } = useLingui();
  const classNames = useClassNames();
  const { title, when } = useTripTitle(props);
  return (
    <>
      <StepHeading takesFocus={props.takesFocus}>{t`Is everything right?`}</StepHeading>
      <div className="border-b border-line pb-4">
        <p className="text-16 font-strong hyphens-auto">{title}</p>
        <p className="text-14 text-ink-2">{when}</p>
        <p className="text-14 hyphens-auto text-ink-2">
          {[product?.title, classKey && classNames[classKey]].filter(Boolean).join(" · ")}
        </p>
      </div>
      <dl className="border-b border-line py-3 text-16">
        {view.lines.map((line) => (
          <TotalLine key={line.label} {...line} />
        ))}
      </dl>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-4">
        <span className="text-18 font-strong">{t`Total`}</span>
        {/* The price has its own direction: the margin is the line's. */}
        <span className="ms-auto">{total && <Price of={total} className="text-28 font-strong tracking-tight" />}</span>
      </div>
      <p className="pt-1 pb-3 text-14 text-ink-2">{isNet ? `${t`net price`} · ${t`VAT included`}` : t`VAT included`}</p>
      {product?.conditions && <Notice>{product.conditions}</Notice>}
      {view.answers.length > 0 && (
        <ul className="pt-4 text-14">
          {view.answers.map((answer) => (
            <li key={answer} className="wrap-break-word">
              {answer}
            </li>
          ))}
        </ul>
      )}
      {product?.isDemo && <DemoTariff />}
    </>
  );
}
