import type { Service } from "../../contracts/transport.ts";
import { Icon } from "../../ui/icon.tsx";
import { modeIcons } from "./modes.ts";

/** A line as it stands on the vehicle, in its own colours where it has any. */
export function LineBadge({ service }: { readonly service: Service }) {
  const { publishedServiceName, lineColor, lineTextColor, mode, serviceStatus } = service;
  const isOwn = lineColor !== undefined && lineTextColor !== undefined;
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon of={modeIcons[mode.ptMode]} size={16} name={mode.name} className="text-ink-2" />
      <bdi
        style={isOwn ? { backgroundColor: lineColor, color: lineTextColor } : undefined}
        className={`inline-block min-w-8 rounded-[4px] px-1.5 py-0.5 text-center text-14 leading-5 font-strong whitespace-nowrap forced-colors:border ${isOwn ? "" : "bg-surface-3"} ${serviceStatus?.cancelled ? "line-through" : ""}`}
      >
        {publishedServiceName || mode.shortName}
      </bdi>
    </span>
  );
}
