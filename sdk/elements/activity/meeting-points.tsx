import { useLingui } from "@lingui/react/macro";
import { ExternalLink, MapPin, TrainFront } from "lucide";
import { useGetThere } from "../../parts/get-there/use-get-there.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { ActivityDetails, MeetingPoint } from "./activity.props.ts";
import { MeetingMap } from "./meeting-map.tsx";

interface Props {
  readonly points: readonly MeetingPoint[];
  readonly languageTag: string;
  readonly activity: Pick<ActivityDetails, "mapStyle" | "appointment">;
}

/** Where it begins: addresses, each with a way to a map of its own, and a small map of them all. */
export function MeetingPoints({ points, languageTag, activity }: Props) {
  const { t } = useLingui();
  const { href, press, drawer } = useGetThere(activity.appointment);
  return (
    <div className="grid gap-4 @2xl:grid-cols-[minmax(0,1fr)_minmax(0,320px)] @2xl:gap-8">
      <ul className="flex flex-col gap-6">
        {points.map((point, index) => (
          <li key={index} className="flex gap-3">
            <Icon of={MapPin} className="mt-0.5 text-accent" />
            <div className="min-w-0 hyphens-auto wrap-break-word">
              <p className="font-value">{point.label}</p>
              <address className="text-ink-2 not-italic">{point.address}</address>
              <a
                href={mapAddress(point, languageTag)}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={t`Open in the map: ${point.label}`}
                className="focus-ring inline-flex min-h-11 items-center gap-2 rounded-field text-14 font-strong text-accent hover:underline"
              >
                {t`Open in the map`}
                <Icon of={ExternalLink} size={16} />
              </a>
            </div>
          </li>
        ))}
        <li className="flex gap-3">
          <Icon of={TrainFront} className="mt-3 text-accent" />
          <a
            href={href}
            onClick={press}
            className="focus-ring inline-flex min-h-11 items-center rounded-field text-14 font-strong text-accent hover:underline"
          >
            {t`Get there by train and bus`}
          </a>
        </li>
        {drawer && <li>{drawer}</li>}
      </ul>
      <MeetingMap points={points} styleOf={activity.mapStyle} />
    </div>
  );
}

/** How near the country's map begins. */
const zoom = 10;

/** The country's own map in a tab of its own; nothing of it is loaded into the page. */
function mapAddress({ latitude, longitude }: MeetingPoint, languageTag: string): string {
  const at = `${latitude},${longitude}`;
  return `https://map.geo.admin.ch/#/map?lang=${languageTag.slice(0, 2)}&center=${at}&z=${zoom}&crosshair=marker,${at}`;
}
