import {
  TimetableMistake,
  type DayRule,
  type Departures,
  type Lines,
  type Operator,
  type Season,
  type Service,
  type ServiceStop,
  type StopKind,
  type Walk,
} from "./lines.types.ts";

const kinds: readonly StopKind[] = ["train", "tram", "metro", "bus", "boat", "cable_car", "funicular"];
const dayRules: readonly DayRule[] = ["daily", "mo-fr", "sa-su", "sundays"];

interface Line {
  readonly number: number;
  readonly text: string;
}

/**
 * Reads `lines.txt`: operators, seasons, changes and walks, then the services. A service is a line at the margin and
 * indented ones after it, first when it runs, then where. Throws `TimetableMistake` at the first mistake, with its
 * line.
 */
export function parseLines(text: string, file = "lines.txt"): Lines {
  const operators = new Map<string, Operator>();
  const seasons = new Map<string, Season>();
  const changes = new Map<string, number>();
  const walks = new Map<string, Walk>();
  const services = new Map<string, Service>();
  const fail = ({ number }: Line, message: string): never => {
    throw new TimetableMistake(file, number, message);
  };

  for (const block of blocksOf(text, fail)) {
    const [head, ...rest] = block as [Line, ...Line[]];
    const keyword = head.text.split(/\s+/, 1)[0]!;
    const add = <Entry>(entries: Map<string, Entry>, id: string, entry: Entry) => {
      if (rest.length > 0) fail(rest[0]!, `nothing stands below a line that begins with ${keyword}`);
      if (entries.has(id)) fail(head, `${id} is there already`);
      entries.set(id, entry);
    };
    if (keyword === "season") {
      const season = parseSeason(head, fail);
      add(seasons, season.name, season);
      continue;
    }
    if (keyword === "operator") {
      const operator = parseOperator(head, fail);
      add(operators, operator.id, operator);
      continue;
    }
    if (keyword === "change") {
      const found = /^change\s+(\d{1,2})\s+(\S.*)$/.exec(head.text) ?? fail(head, "write `change 7 Zürich HB`");
      add(changes, found[2]!, Number(found[1]));
      continue;
    }
    if (keyword === "walk") {
      const found =
        /^walk\s+(\d{1,2})\s+(\S.*) - (\S.*)$/.exec(head.text) ?? fail(head, "write `walk 12 Stop - Other stop`");
      const [from, to] = [found[2]!, found[3]!];
      add(walks, `${from} - ${to}`, { from, to, minutes: Number(found[1]), line: head.number });
      continue;
    }
    const service = parseService(head, rest, fail);
    if (!operators.has(service.operator)) fail(head, `there is no operator ${service.operator} above`);
    for (const { season } of service.departures)
      if (season !== null && !seasons.has(season)) fail(head, `there is no season ${season} above`);
    const key = `${service.name} ${service.kind}`;
    if (services.has(key)) fail(head, `${service.name} is there already: tell them apart in brackets`);
    services.set(key, service);
  }
  return {
    operators: [...operators.values()],
    seasons: [...seasons.values()],
    changes,
    walks: [...walks.values()],
    services: [...services.values()],
  };
}

type Fail = (line: Line, message: string) => never;

/** A line at the margin with the indented ones below it, without comments and blank lines. */
function blocksOf(text: string, fail: Fail): Line[][] {
  const blocks: Line[][] = [];
  for (const [at, raw] of text.split(/\r?\n/).entries()) {
    const line = { number: at + 1, text: raw.trim() };
    if (line.text === "" || line.text.startsWith("#")) continue;
    if (/^\s/.test(raw)) (blocks.at(-1) ?? fail(line, "an indented line needs a service above it")).push(line);
    else blocks.push([line]);
  }
  return blocks;
}

function parseSeason(line: Line, fail: Fail): Season {
  const found = /^season\s+(\S+)\s+(\d\d-\d\d)\s+(\d\d-\d\d)$/.exec(line.text);
  if (!found) return fail(line, "a season is written as `season summer 05-15 10-25`");
  const [, name, from, to] = found as unknown as [string, string, string, string];
  for (const date of [from, to])
    if (Number.isNaN(Date.parse(`2028-${date}T00:00:00Z`))) fail(line, `${date} is no month and day`);
  return { name, from, to };
}

function parseOperator(line: Line, fail: Fail): Operator {
  const found = /^operator\s+(\S+)\s+([0-9A-F]{6})\s+(https:\S+)\s+(\S.*)$/.exec(line.text);
  if (!found) return fail(line, "an operator is written as `operator SBB EB0000 https://www.sbb.ch Name`");
  const [, id, color, url, name] = found as unknown as [string, string, string, string, string];
  return { id, color, url, name };
}

function parseService(head: Line, rest: readonly Line[], fail: Fail): Service {
  const parts = head.text.split(" | ").map((part) => part.trim());
  if (parts.length !== 3 || parts.includes("")) return fail(head, "a service is written as `IC 1 | train | SBB`");
  const [name, kind, operator] = parts as [string, string, string];
  if (!kinds.includes(kind as StopKind)) fail(head, `${kind} is none of ${kinds.join(", ")}`);
  const times = rest.filter(({ text }) => isTimes(text));
  const wheres = rest.slice(times.length);
  if (times.length === 0) fail(head, "a line below says when it runs, such as `daily 5:33-20:33/60`");
  for (const line of wheres) if (isTimes(line.text)) fail(line, "when it runs stands above where it runs");
  return {
    name,
    shortName: name.replace(/ \(.*\)$/, ""),
    kind: kind as StopKind,
    operator,
    departures: times.map((line) => parseDepartures(line, fail)),
    stops: parseStops(head, wheres, fail),
    line: head.number,
  };
}

/** Times begin with days or a season; a stop's name has no `/` with digits on both sides. */
const isTimes = (text: string) => /^(?:[a-z]+ )?(?:daily|mo-fr|sa-su|sundays|[a-z-]+) \d+:\S*$/.test(text);

function parseDepartures(line: Line, fail: Fail): Departures {
  const found = /^(?:([a-z]+) )?([a-z-]+) (\d{1,2}):(\d\d)-(\d{1,2}):(\d\d)\/(\d{1,3})$/.exec(line.text);
  if (!found) return fail(line, "departures are written as `summer daily 8:30-17:00/30`");
  const [season, days] = found.slice(1, 3) as [string | undefined, string];
  const [fromHour, fromMinute, untilHour, untilMinute, every] = found.slice(3).map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  if (!dayRules.includes(days as DayRule)) fail(line, `${days} is none of ${dayRules.join(", ")}`);
  if (fromMinute > 59 || untilMinute > 59) fail(line, "an hour has 60 minutes");
  const [from, until] = [fromHour * 60 + fromMinute, untilHour * 60 + untilMinute];
  if (until < from || until > 26 * 60) fail(line, "the last departure is after the first, and before 26:00");
  if (every < 1) fail(line, "departures are a minute apart at least");
  return { season: season ?? null, days: days as DayRule, from, until, every };
}

function parseStops(head: Line, lines: readonly Line[], fail: Fail): ServiceStop[] {
  const stops: ServiceStop[] = [];
  for (const line of lines) {
    for (const [nth, part] of line.text.split(/(?:^|\s+)>/).entries()) {
      if (part === "") continue;
      if (stops.length === 0) {
        stops.push({ name: part, minutes: 0, wait: 0 });
        continue;
      }
      const found = /^(\d{1,3})(?:\+(\d{1,2}))? (\S.*)$/.exec(part);
      if (nth === 0 || !found) return fail(line, `\`${part}\` is no stop: write \`>12+2 Name\``);
      const [minutes, wait, name] = [Number(found[1]), Number(found[2] ?? 0), found[3]!];
      if (minutes < 1) fail(line, `nobody gets to ${name} in no time`);
      if (name === stops.at(-1)!.name) fail(line, `${name} follows itself`);
      stops.push({ name, minutes, wait });
    }
  }
  if (stops.length < 2) fail(head, "a service has two stops at least");
  return stops;
}
