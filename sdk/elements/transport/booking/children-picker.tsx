import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { oldestPickedChild } from "../../../machines/trip-booking/tickets.rules.ts";
import { Select } from "../../../ui/select.tsx";
import { Stepper } from "../../../ui/stepper.tsx";
import type { TicketsView } from "./dialog.props.ts";

const pickedAges = Array.from({ length: oldestPickedChild + 1 }, (_, age) => age);

/** Children of 0 to 11: their ages decide which ticket they need. Older ones have a child's ticket of their own. */
export function ChildrenPicker({ view }: { readonly view: TicketsView }) {
  const { t } = useLingui();
  const id = useId();
  const { children, mostChildren } = view;
  return (
    <div className="mt-4 rounded-field bg-surface-2 p-4" role="group" aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 grow basis-[8em]">
          <p id={id} className="text-16 font-strong">{t`Children of 0 to 11 years`}</p>
          <p className="text-14 hyphens-auto text-ink-2">{t`Their age decides the ticket: under 6 they travel free with an adult.`}</p>
        </div>
        <Stepper
          value={children.length}
          label={t`Children of 0 to 11 years`}
          canMinus={children.length > 0}
          canPlus={children.length < mostChildren}
          onMinus={view.removeChild}
          onPlus={view.addChild}
          words={{ minus: t`One child less`, plus: t`One more child` }}
        />
      </div>
      {children.length > 0 && (
        <div className="mt-3 grid gap-3 @min-[300px]:grid-cols-2 @min-[430px]:grid-cols-3">
          {children.map((age, index) => (
            <Select
              key={index}
              label={t`Age of child ${index + 1}`}
              value={age === null ? "" : String(age)}
              placeholder={t`Age`}
              options={pickedAges.map((years) => ({
                value: String(years),
                label: years === 0 ? t`under 1` : String(years),
              }))}
              onChange={(years) => view.setAge(index, Number(years))}
            />
          ))}
        </div>
      )}
    </div>
  );
}
