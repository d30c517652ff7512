import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { FilterGroup } from "../../ui/filter-group.tsx";
import { OptionRow } from "../../ui/option-row.tsx";
import { StarShape } from "../../ui/rating.tsx";
import { Bone, Skeleton } from "../../ui/skeleton.tsx";
import { DateFilter } from "./date-filter.tsx";
import type { FiltersProps, GroupData } from "./listing.props.ts";
import { useOptionWords } from "./option-words.ts";

/** Every filter of a list, in the sidebar or in the drawer: each option says how many activities it leaves. */
export function Filters(props: FiltersProps) {
  return (
    <div className="flex flex-col gap-6">
      <DateFilter {...props} />
      {props.isWaiting ? <GroupBones /> : props.groups.map((group) => <Group key={group.group} {...props} of={group} />)}
    </div>
  );
}

function Group({ of, toggle, unfold, languageTag }: FiltersProps & { readonly of: GroupData }) {
  const { t } = useLingui();
  const words = useOptionWords(languageTag);
  const name = useId();
  const label = words.groupName(of.group, of.label);
  return (
    <FilterGroup
      label={label}
      more={of.hidden > 0 ? { word: t`Show ${of.hidden} more`, name: t`Show ${of.hidden} more: ${label}`, onPress: () => unfold(of.group) } : undefined}
    >
      {of.options.map(({ value, label, count, chosen }) => (
        <OptionRow
          key={value}
          kind={of.kind}
          name={name}
          chosen={chosen}
          count={count}
          countName={t`${plural(count, { one: "# activity", other: "# activities" })}`}
          onToggle={() => toggle(of.group, value)}
        >
          {of.group === "rating" && value !== "none" ? (
            <span className="flex items-center gap-1.5">
              <StarShape />
              {words.inGroup(of.group, value, label)}
            </span>
          ) : (
            words.inGroup(of.group, value, label)
          )}
        </OptionRow>
      ))}
    </FilterGroup>
  );
}

function GroupBones() {
  const { t } = useLingui();
  return (
    <Skeleton word={t`Still looking for the filters`}>
      <div className="flex flex-col gap-6">
        {[5, 4].map((rows) => (
          <div key={rows} className="flex flex-col gap-5">
            <Bone className="h-5 w-24" />
            {Array.from({ length: rows }).map((_, row) => (
              <Bone key={row} className="h-5 w-full" />
            ))}
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
