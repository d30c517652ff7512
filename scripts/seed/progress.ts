const width = 24;
const whole = new Intl.NumberFormat("en-CH");

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
  let told = 0;
  return (done, slots) => {
    const filled = Math.round((done / all) * width);
    const seconds = Math.round((performance.now() - began) / 1000);
    const times = slots === undefined ? "" : `, ${whole.format(slots)} times`;
    const line = `  ${"█".repeat(filled)}${"░".repeat(width - filled)} ${whole.format(done)} of ${whole.format(all)} ${what}${times}, ${seconds} s`;
    if (stream.isTTY) stream.write(`\r${line}${done === all ? "\n" : ""}`);
    else if (done === all || done - told >= all / 10) {
      stream.write(`${line}\n`);
      told = done;
    }
  };
}
