import type { MeetingPoint } from "./activity.props.ts";

/** Nearest zoom of a meeting point's map (discovery spec §9). */
const meetingZoom = 12;
const tile = 256;
const fullCircle = 360;
/** Pins don't stand at the very edge. */
const share = 0.6;

/** Where a small map of these points looks: their middle, as near as all of them fit into so many px. */
export function viewAround(points: readonly MeetingPoint[], width: number, height: number) {
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  const latitude = middle(latitudes);
  const zoomFor = (degrees: number, px: number) =>
    degrees === 0 ? meetingZoom : Math.log2((px * share * fullCircle) / (tile * degrees));
  const tall = span(latitudes) / Math.cos((latitude * Math.PI) / 180);
  const zoom = Math.min(meetingZoom, zoomFor(span(longitudes), width), zoomFor(tall, height));
  return { center: { latitude, longitude: middle(longitudes) }, zoom };
}
