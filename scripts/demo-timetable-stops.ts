/**
 * Writes `demo/timetable/stops.csv` anew: the stops that `lines.txt` names, with their UIC numbers and coordinates; and
 * `meeting-points.csv`, which stop is the nearest one of each meeting point of the demo's catalogue. The stops' source
 * are two versions of a package that is no dependency; README.md of that folder has its licence:
 *
 *     npm pack db-hafas-stations@1.1.0 db-hafas-stations@2.0.0    # each unpacked into a folder
 *     node scripts/demo-timetable-stops.ts FOLDER-OF-1.1.0 FOLDER-OF-2.0.0
 *
 * A name that the source has not is printed, and nothing is written: a number or a place is never made up.
 */
import { createReadStream, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { parseLines } from "../server/demo-shop/timetable/parse-lines.ts";
import { stop } from "./command/stop-command.ts";

const folder = new URL("../demo/timetable/", import.meta.url);
const [older, newer] = process.argv.slice(2);
if (older === undefined || newer === undefined)
  stop("[gipfel] two folders are wanted: node scripts/demo-timetable-stops.ts OLDER NEWER");

interface Found {
  readonly id: string;
  readonly names: ReadonlySet<string>;
  readonly latitude: number;
  readonly longitude: number;
  readonly source: string;
}

/** Names that the source shortens, or writes without accents, by UIC number. */
const trueNames: Record<string, string> = {
  "8506137": "Mammern",
  "8573178": "Affoltern am Albis, Bahnhof",
  "8574018": "Nesslau-Neu St. Johann, Bahnhof",
  "8506261": "Brülisau (Kastenbahn)",
  "8506153": "Stein am Rhein URh",
  "8509273": "Corviglia",
  "8509085": "Weissfluhjoch",
  "8509282": "Arosa (Mittelstation) Weisshorn",
  "8530391": "Stoos (Sesselbahn Fronalpstock)",
  "8530801": "Aareschlucht Ost",
  "8507174": "Oberhofen am Thunersee, Dorf",
  "8589869": "Kandersteg, Talstation Oeschinen",
  "8500818": "Kandersteg, Talstation Sunnbüel",
  "8501394": "Château-d'Oex",
  "8507097": "Wabern (Gurtenbahn)",
  "8576678": "Fankhaus (Trub), Zwüschengreben",
  "8500191": "Saignelégier",
  "8500102": "Malleray-Bévilard",
  "8504398": "Neuchâtel Place Pury",
  "8504286": "Môtiers NE",
  "8504268": "Neuchâtel, La Coudre (funi)",
  "8504269": "Chaumont (funi)",
  "8504550": "Neuchâtel LNM",
  "8504808": "Hauterive NE débarcadère",
  "8504566": "La Tène",
  "8501114": "Eclépens",
  "8592374": "Fribourg/Freiburg, place de la Gare",
  "8501474": "Le Sépey",
  "8501507": "St-Léonard",
  "8501563": "Les Marécottes",
  "8501579": "Le Châble",
  "8501578": "Orsières",
  "8530676": "Le Châble TV",
  "8579431": "St-Léonard, Le Lac",
  "8530212": "Zermatt (Talstation Sunnegga)",
  "8530213": "Sunnegga",
  "8530217": "Blauherd",
  "8505379": "Monte Brè",
};

/** The source marks places whose name another country has too. */
const plain = (name: string) => name.replaceAll("(CH)", "").replace(/\s+/g, " ").trim();

async function readStops(path: string, source: string): Promise<Map<string, Found>> {
  const stops = new Map<string, Found>();
  const lines = createInterface({ input: createReadStream(join(path, "full.ndjson")) });
  for await (const line of lines) {
    const row = JSON.parse(line) as { station?: unknown };
    for (const stop of [row, row.station] as {
      id?: string;
      name: string;
      location: { latitude: number; longitude: number };
    }[]) {
      if (stop?.id === undefined || !/^85\d{5}$/.test(stop.id) || stops.has(stop.id)) continue;
      const { latitude, longitude } = stop.location;
      stops.set(stop.id, { id: stop.id, names: new Set([plain(stop.name)]), latitude, longitude, source });
    }
  }
  return stops;
}

const hafas = await readStops(older, "1.1.0");
const ris = await readStops(newer, "2.0.0");
const byName = new Map<string, Found>();
for (const [id, found] of hafas) {
  const best = ris.get(id) ?? found;
  const names = trueNames[id] === undefined ? new Set([...found.names, ...best.names]) : [trueNames[id]];
  for (const name of names) if (!byName.has(name)) byName.set(name, best);
}

const { services } = parseLines(readFileSync(new URL("lines.txt", folder), "utf8"));
const wanted = new Set(services.flatMap(({ stops }) => stops.map(({ name }) => name)));
const missing = [...wanted].filter((name) => !byName.has(name));
if (missing.length > 0) stop(`[gipfel] the source has no stop of these names: ${missing.join("; ")}`);

const quoted = (text: string) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const rows = [...wanted]
  .map((name) => ({ name, ...byName.get(name)! }))
  .sort((one, other) => one.id.localeCompare(other.id))
  .map(
    ({ id, name, latitude, longitude, source }) =>
      `${id},${quoted(name)},${latitude.toFixed(6)},${longitude.toFixed(6)},${source}`,
  );
writeFileSync(new URL("stops.csv", folder), `id,name,latitude,longitude,source\n${rows.join("\n")}\n`);
console.log(`  ${rows.length} stops`);

/** Meeting points whose way begins at another stop than the nearest one as the crow flies. */
const nearestByWay: Record<string, string> = {
  "Treffpunkt Intragna": "Intragna",
  "Plattform Hoch-Ybrig": "Hoch-Ybrig, Talst. Weglosen",
  "Langlaufzentrum Studen-Euthal": "Euthal, Schulhaus",
  "Talstation Surlej": "Surlej, Corvatschbahn",
  "Treffpunkt La Fouly": "La Fouly VS",
  "Treffpunkt Steingletscher": "Gadmen, Obermaad",
  "Treffpunkt Oeschinensee": "Oeschinen",
  "Treffpunkt Sunnbüel": "Sunnbüel",
};

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const catalogue = new URL("../demo/catalogue/", import.meta.url);
const json = (url: URL) => JSON.parse(readFileSync(url, "utf8")) as unknown;
const { locations } = json(new URL("catalogue.json", catalogue)) as { locations: { id: number; title: Texts }[] };
type Texts = { readonly de_CH: string };

function metres(one: Point, other: Point): number {
  const north = (other.latitude - one.latitude) * 111_195;
  const east = (other.longitude - one.longitude) * 111_195 * Math.cos((one.latitude * Math.PI) / 180);
  return Math.round(Math.hypot(north, east));
}

const points = new Map<string, string>();
for (const file of readdirSync(new URL("activities/", catalogue))) {
  const { activities } = json(new URL(`activities/${file}`, catalogue)) as {
    activities: { locationId: number; meetingPoints?: (Point & { label: Texts })[] }[];
  };
  for (const { locationId, meetingPoints = [] } of activities)
    for (const point of meetingPoints) {
      const label = point.label.de_CH;
      const stops = [...wanted].map((name) => ({ name, ...byName.get(name)! }));
      const way = stops.find(({ name }) => name === nearestByWay[label]);
      const stop = way ?? stops.reduce((best, next) => (metres(point, next) < metres(point, best) ? next : best));
      const location = locations.find(({ id }) => id === locationId)!.title.de_CH;
      const fields = [location, label, stop.id, stop.name, `${metres(point, stop)}`];
      points.set(`${location} ${label}`, fields.map(quoted).join(","));
    }
}
const sorted = [...points].sort(([one], [other]) => one.localeCompare(other, "de")).map(([, row]) => row);
writeFileSync(new URL("meeting-points.csv", folder), `location,meeting point,stop,name,metres\n${sorted.join("\n")}\n`);
console.log(`  ${sorted.length} meeting points`);
