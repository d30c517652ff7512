import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";

export interface Load {
  readonly p50: number;
  readonly p99: number;
  readonly perSecond: number;
  /** Processor time of the server for an answer (ms). */
  readonly cpu: number;
}

const ticksASecond = 100;

/** Asks without a pause with so many clients for so long (ms); each answer must be 200 and is read to its end. */
export async function load(
  origin: string,
  pid: number,
  question: () => string,
  clients: number,
  time: number,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const took: number[] = [];
  const [before, began] = [cpuOf(pid), performance.now()];
  const client = async () => {
    while (performance.now() < began + time) {
      const sentAt = performance.now();
      await ask(agent, `${origin}/api${question()}`);
      took.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  took.sort((one, other) => one - other);
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))]!;
  return {
    p50: at(0.5),
    p99: at(0.99),
    perSecond: took.length / seconds,
    cpu: ((cpuOf(pid) - before) * 1000) / took.length,
  };
}

function ask(agent: Agent, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { agent }, (response) => {
      response.resume();
      response.on("end", () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${response.statusCode} ${url}`)),
      );
      response.on("error", reject);
    });
    outgoing.on("error", reject);
    outgoing.end();
  });
}

/** Processor time that a process has had (seconds). */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticksASecond;
}

/** Memory of a process (MB). */
export function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
}
