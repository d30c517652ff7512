const width = 24;
const numbers = new Intl.NumberFormat("en-CH");

export interface Shown {
  /** What is counted. */
  readonly what?: string;
  readonly stream?: NodeJS.WriteStream;
}

/** A progress line: a bar, numbers, seconds. Without a terminal, a line for every tenth. */
export function progressBar(
  all: number,
  { what = "activities", stream = process.stdout }: Shown = {},
): (done: number, slots?: number) => void {
  const began = performance.now();
  let printed = 0;
  return (done, slots) => {
    const filled = Math.round((done / all) * width);
    const seconds = Math.round((performance.now() - began) / 1000);
    const times = slots === undefined ? "" : `, ${numbers.format(slots)} times`;
    const line = `  ${"█".repeat(filled)}${"░".repeat(width - filled)} ${numbers.format(done)} of ${numbers.format(all)} ${what}${times}, ${seconds} s`;
    if (stream.isTTY) stream.write(`\r${line}${done === all ? "\n" : ""}`);
    else if (done === all || done - printed >= all / 10) {
      stream.write(`${line}\n`);
      printed = done;
    }
  };
}
