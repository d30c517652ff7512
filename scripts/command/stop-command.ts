/** Ends a command with one line that says why. */
export function stop(line: string): never {
  console.error(line);
  process.exit(1);
}
