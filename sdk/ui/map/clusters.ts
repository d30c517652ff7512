import Supercluster from "supercluster";

/** A point of the map: an activity's place. `id` is the caller's. */
export interface MapPoint {
  readonly id: number;
  readonly lat: number;
  readonly lng: number;
}

/** What is drawn at one position: one point, or several that are too close together at this zoom. */
export interface MapCluster {
  /** The same place has the same key while the zoom does not part it. */
  readonly key: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly count: number;
  /** Ids of its points, at most `idsOfCluster`. */
  readonly ids: readonly number[];
  /** Where it falls apart; undefined for a single point. */
  readonly partsAt: number | undefined;
}

/** West, south, east, north in degrees. */
export type MapBounds = readonly [number, number, number, number];

/** What lies together within that many px is one, at a whole zoom (512 px a tile); between two whole ones 57 to 113. */
const radius = 80;
/** Clusters until this zoom (discovery spec §9). */
const clusterMaxZoom = 20;
/** The largest number of cards of a cluster; more would not be read. */
const idsOfCluster = 500;

interface Own {
  readonly id: number;
}

/** Points in clusters, by bounds and zoom. */
export class Clusters {
  readonly #index: Supercluster<Own>;

  constructor(points: readonly MapPoint[]) {
    this.#index = new Supercluster<Own>({ radius, maxZoom: clusterMaxZoom, minPoints: 2 });
    this.#index.load(
      points.map(({ id, lat, lng }) => ({
        type: "Feature",
        properties: { id },
        geometry: { type: "Point", coordinates: [lng, lat] },
      })),
    );
  }

  within(bounds: MapBounds, zoom: number): MapCluster[] {
    return this.#index.getClusters([...bounds], Math.round(zoom)).map((feature) => {
      const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
      const { properties } = feature;
      if (!("cluster" in properties))
        return { key: `p${properties.id}`, latitude, longitude, count: 1, ids: [properties.id], partsAt: undefined };
      const leaves = this.#index.getLeaves(properties.cluster_id, idsOfCluster).map((leaf) => leaf.properties.id);
      return {
        key: `c${Math.min(...leaves)}-${properties.point_count}`,
        latitude,
        longitude,
        count: properties.point_count,
        ids: leaves,
        partsAt: this.#index.getClusterExpansionZoom(properties.cluster_id),
      };
    });
  }
}
