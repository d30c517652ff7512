import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Button } from "../../ui/button.tsx";
import { Drawer } from "../../ui/drawer.tsx";
import { Chips } from "../../parts/discovery/chips.tsx";
import { Filters } from "../../parts/discovery/filters.tsx";
import type { MapProps } from "./map.props.ts";

/** The filters of the map, which are those of its group. */
export function FilterPanel({ isFiltering, closeFilters, filters, state, points }: MapProps) {
  const { t } = useLingui();
  const count = points.length;
  return (
    <Drawer
      open={isFiltering}
      onClose={closeFilters}
      title={t`Filters`}
      closeWord={t`Close`}
      bar={
        <Button wide busy={state === "loading"} busyWord={t`One moment, please.`} onPress={closeFilters}>
          {t`Show ${plural(count, { one: "# activity", other: "# activities" })}`}
        </Button>
      }
    >
      <Chips {...filters} bleeds={false} />
      <Filters {...filters} />
    </Drawer>
  );
}
