import { useLingui } from "@lingui/react/macro";
import { ArrowDownUp } from "lucide";
import { FieldFrame, fieldEdge, fieldText } from "../../ui/field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { PlaceInput } from "./place-input.tsx";
import { Segments } from "./segments.tsx";
import type { TransportProps } from "./transport.props.ts";

/** From where, to where, when. It has no button: trips are looked for as soon as it is complete. */
export function SearchForm(props: TransportProps) {
  const { t } = useLingui();
  return (
    <div role="search" aria-label={t`Search connections`} className="flex flex-col gap-4 @min-[1000px]:flex-row">
      <div className="grid grow grid-cols-[minmax(0,1fr)_auto] items-end gap-x-2 gap-y-4 @min-[640px]:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] @min-[640px]:items-start">
        <PlaceInput label={t`From`} field={props.origin} />
        {/* Beside both fields where they are one above the other. */}
        <span className="row-span-2 self-center @min-[640px]:row-span-1 @min-[640px]:mt-6.5 @min-[640px]:self-start @min-[640px]:[&_svg]:rotate-90">
          <IconButton edge icon={ArrowDownUp} name={t`Swap origin and destination`} onPress={props.swap} />
        </span>
        <PlaceInput label={t`To`} field={props.destination} />
      </div>
      <div className="grid grid-cols-1 gap-4 @min-[310px]:grid-cols-2 @min-[640px]:grid-cols-[auto_minmax(0,200px)_minmax(0,160px)]">
        <div className="@min-[310px]:col-span-2 @min-[640px]:col-span-1">
          <Segments
            label={t`The time is that of`}
            segments={[
              { value: "departure", label: t`Departure` },
              { value: "arrival", label: t`Arrival` },
            ]}
            value={props.isArrival ? "arrival" : "departure"}
            choose={(value) => props.setDirection(value === "arrival")}
          />
        </div>
        <When label={t`Date`} type="date" value={props.date} onInput={props.setDate} />
        <When label={t`Time`} type="time" value={props.time} onInput={props.setTime} />
      </div>
    </div>
  );
}

interface WhenProps {
  readonly label: string;
  readonly type: "date" | "time";
  readonly value: string;
  readonly onInput: (value: string) => void;
}

/** Years have four digits: browsers let more of them be typed without it. */
const lastDate = "9999-12-31";

/** A date or a time, in the browser's own form. */
function When({ label, type, value, onInput }: WhenProps) {
  return (
    <FieldFrame label={label}>
      {(wiring) => (
        <span className={fieldEdge(undefined)}>
          <input
            {...wiring}
            type={type}
            value={value}
            max={type === "date" ? lastDate : undefined}
            onInput={(event) => onInput(event.currentTarget.value)}
            className={`${fieldText} @max-[380px]:px-3`}
          />
        </span>
      )}
    </FieldFrame>
  );
}
