/** The scripts of web tickets (`host-site/ticket/<name>.ts`) by the environment that builds each. */
export const ticketScripts: ReadonlyMap<string, string> = new Map([
  ["ticketPage", "page"],
  ["ticketWorker", "worker"],
]);
