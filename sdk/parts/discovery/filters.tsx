import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { SlidersHorizontal } from "lucide";
import { useId, useLayoutEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { FilterGroup } from "../../ui/filter-group.tsx";
import { OptionRow } from "../../ui/option-row.tsx";
import { StarShape } from "../../ui/rating.tsx";
import { Bone, Skeleton } from "../../ui/skeleton.tsx";
import { DateFilter } from "./date-filter.tsx";
import { ReachableFilter } from "./reachable/reachable-filter.tsx";
import type { FiltersProps, GroupData } from "./filters.props.ts";
import { useOptionWords } from "./option-words.ts";

/** Every filter of a list, in the sidebar or in the drawer: each option says how many activities it leaves. */
export function Filters(props: FiltersProps) {
  const { t } = useLingui();
  const { groups, moreGroups, unfoldGroups } = props;
  const box = useRef<HTMLDivElement>(null);
  /**
   * The groups shown before the others were requested: keyboards and screen readers go on with the first new
   * one.
   */
  const before = useRef<readonly string[] | null>(null);
  useLayoutEffect(() => {
    const first = before.current ? groups.findIndex(({ group }) => !before.current!.includes(group)) : -1;
    before.current = null;
    if (first >= 0) box.current?.querySelectorAll("[data-groups] fieldset")[first]?.querySelector("input")?.focus();
  }, [moreGroups]);
  return (
    <div ref={box} className="flex flex-col gap-6">
      <DateFilter {...props} />
      {props.reachable && <ReachableFilter {...props} />}
      {props.isWaiting ? (
        <GroupBones />
      ) : (
        <div data-groups className="flex flex-col gap-6">
          {groups.map((group) => (
            <Group key={group.group} {...props} of={group} />
          ))}
        </div>
      )}
      {!props.isWaiting && moreGroups > 0 && (
        <Button
          variant="secondary"
          icon={SlidersHorizontal}
          onPress={() => {
            before.current = groups.map(({ group }) => group);
            unfoldGroups();
          }}
        >
          {t`More filters`}
        </Button>
      )}
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
      more={
        of.hidden > 0
          ? {
              word: t`Show ${of.hidden} more`,
              name: t`Show ${of.hidden} more: ${label}`,
              onPress: () => unfold(of.group),
            }
          : undefined
      }
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
