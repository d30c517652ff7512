import { useLingui } from "@lingui/react/macro";
import { oldestChild } from "../../contracts/participants.ts";
import { Select } from "../../ui/select.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import type { SearchProps } from "./search.props.ts";

/** Adults, and children with their ages: what a child may not do is left out. */
export function PeoplePanel({
  search: { participants, changeParticipants: change, mostPeople },
}: {
  search: SearchProps;
}) {
  const { t } = useLingui();
  const { adults, childrenAges } = participants;
  return (
    <div className="mx-auto flex max-w-[400px] flex-col gap-3">
      <Row label={t`Adults`}>
        <Stepper
          value={adults}
          label={t`Adults`}
          canMinus={adults > 0}
          canPlus={adults < mostPeople.adults}
          onMinus={() => change({ adults: -1 })}
          onPlus={() => change({ adults: 1 })}
          words={{ minus: t`One adult less`, plus: t`One more adult` }}
        />
      </Row>
      <Row label={t`Children`} hint={t`0 to 17 years`}>
        <Stepper
          value={childrenAges.length}
          label={t`Children`}
          canMinus={childrenAges.length > 0}
          canPlus={childrenAges.length < mostPeople.children}
          onMinus={() => change({ children: -1 })}
          onPlus={() => change({ children: 1 })}
          words={{ minus: t`One child less`, plus: t`One more child` }}
        />
      </Row>
      {childrenAges.length > 0 && (
        <div className="grid grid-cols-2 gap-3 border-t border-line pt-3">
          {childrenAges.map((age, index) => {
            const number = index + 1;
            return (
              <Select
                key={index}
                label={t`Age of child ${number}`}
                value={age === null ? "" : String(age)}
                placeholder={t`Choose`}
                options={Array.from({ length: oldestChild + 1 }, (_, years) => ({
                  value: String(years),
                  label: String(years),
                }))}
                onChange={(chosen) => change({ child: index, age: Number(chosen) })}
              />
            );
          })}
        </div>
      )}
    </div>
  );
}

function Row({ label, hint, children }: { label: string; hint?: string; children: React.ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4">
      <span className="flex min-w-0 flex-col">
        <span className="text-16 font-value">{label}</span>
        {hint && <span className="text-14 text-ink-2">{hint}</span>}
      </span>
      {children}
    </div>
  );
}
