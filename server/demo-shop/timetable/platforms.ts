import type { Lines, Service } from "./lines.types.ts";
import type { DemoStop } from "./read-stops.ts";

const mostPlatforms = 16;

/** Where a service stops: a platform of a station, or a stop alone. */
export interface Place {
  readonly id: string;
  readonly stop: DemoStop;
  /** The station's id, "" for a stop alone. */
  readonly station: string;
  readonly platform: string;
}

export interface Places {
  /** All places, by station's or stop's order in the file of stops. */
  readonly list: readonly Place[];
  /** Stops that trains use: stations with platforms. */
  readonly stations: readonly DemoStop[];
  of(service: Service, direction: 0 | 1, stop: string): Place;
}

/** The station of platforms, as the Swiss feed names it. */
export const stationId = ({ id }: DemoStop): string => `Parent${id}`;

/**
 * Where trains call there is a station, and each line has a platform of its own for each direction, as long as there
 * are some; what else stops there has a place without a number. Other stops are one place.
 */
export function placesOf({ services }: Lines, stops: ReadonlyMap<string, DemoStop>): Places {
  const stations = new Set<string>();
  for (const { kind, stops } of services) if (kind === "train") for (const { name } of stops) stations.add(name);
  const places = new Map<string, Place>();
  const used = new Map<string, Place>();
  const tracks = new Map<string, number>();
  for (const service of services)
    for (const direction of [0, 1] as const)
      for (const { name } of service.stops) {
        const stop = stops.get(name)!;
        const key = keyOf(service, direction, name);
        if (used.has(key)) continue;
        let place: Place = { id: stop.id, stop, station: "", platform: "" };
        if (stations.has(name)) {
          const count = tracks.get(name) ?? 0;
          const platform = service.kind === "train" ? `${(count % mostPlatforms) + 1}` : "";
          if (service.kind === "train") tracks.set(name, count + 1);
          place = {
            id: `${stop.id}:0:${platform === "" ? service.kind : platform}`,
            stop,
            station: stationId(stop),
            platform,
          };
        }
        places.set(place.id, places.get(place.id) ?? place);
        used.set(key, places.get(place.id)!);
      }
  const list = [...places.values()].sort((one, other) => one.stop.id.localeCompare(other.stop.id));
  return {
    list,
    stations: [...stops.values()].filter(({ name }) => stations.has(name)),
    of: (service, direction, stop) => used.get(keyOf(service, direction, stop))!,
  };
}

const keyOf = ({ name, kind }: Service, direction: number, stop: string) => `${name} ${kind} ${direction} ${stop}`;
