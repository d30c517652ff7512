import { fileURLToPath } from "node:url";
import { decoding } from "../../pictures/decoding.ts";

const shopIcon = fileURLToPath(new URL("../../../../host-site/files/apple-touch-icon.png", import.meta.url));

/** Side lengths in points: the icon of notices and mails, the logo at the pass's top. */
const sizes = { icon: 29, logo: 50 } as const;
const densities = [1, 2, 3] as const;

let drawn: Promise<Readonly<Record<string, Buffer>>> | undefined;

/** The shop's icon in the sizes of a pass, by the names that Apple gives them; drawn once. */
export function passIcons(): Promise<Readonly<Record<string, Buffer>>> {
  drawn ??= draw().catch((cause: unknown) => {
    drawn = undefined;
    throw cause;
  });
  return drawn;
}

async function draw() {
  const files = Object.entries(sizes).flatMap(([name, side]) =>
    densities.map(async (density): Promise<[string, Buffer]> => {
      const scaled = await decoding((sharp) =>
        sharp(shopIcon)
          .resize(side * density)
          .png()
          .toBuffer(),
      );
      return [`${name}${density === 1 ? "" : `@${density}x`}.png`, scaled];
    }),
  );
  return Object.fromEntries(await Promise.all(files));
}
