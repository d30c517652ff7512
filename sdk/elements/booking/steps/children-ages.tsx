import { useLingui } from "@lingui/react/macro";
import { Select } from "../../../ui/select.tsx";
import type { TicketDetails } from "../booking.props.ts";
import { agesInWords } from "../../../parts/tickets/ages.ts";

/** Children are 0 to 11 (purchase spec §5). */
const choices = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** How old is each child? */
export function ChildrenAges({
  ticket: { minAge, maxAge },
  ages,
}: {
  readonly ticket: TicketDetails;
  readonly ages: NonNullable<TicketDetails["ages"]>;
}) {
  const { t, i18n } = useLingui();
  const bounds = agesInWords(minAge, maxAge, (message) => i18n._(message));
  return (
    <div className="mt-3 grid gap-3 @min-[300px]:grid-cols-2 @min-[430px]:grid-cols-3">
      {ages.values.map((age, index) => (
        <Select
          key={index}
          label={t`Age of child ${index + 1}`}
          value={age === null ? "" : String(age)}
          placeholder={t`Age`}
          error={ages.wrong[index] ? t`This ticket is for ${bounds}.` : undefined}
          options={choices.map((years) => ({ value: String(years), label: years === 0 ? t`under 1` : String(years) }))}
          onChange={(years) => ages.set(index, Number(years))}
        />
      ))}
    </div>
  );
}
