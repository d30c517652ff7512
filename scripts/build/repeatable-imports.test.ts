import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { repeatableImports } from "./repeatable-imports.ts";

async function bundled(files: Readonly<Record<string, string>>, input: readonly string[]): Promise<string[]> {
  const source = {
    name: "source",
    resolveId: (id: string) => (id in files ? id : undefined),
    load: (id: string) => files[id],
  };
  const { output } = (await build({
    configFile: false,
    logLevel: "silent",
    plugins: [source, repeatableImports()],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: [...input], preserveEntrySignatures: "strict" },
    },
  })) as Rolldown.RolldownOutput;
  return output.flatMap((file) => (file.type === "chunk" ? [file.code] : []));
}

test("an import() of ours can be repeated; one of a library stays as it is", async () => {
  const later = { "/sdk/later.js": "export const later = 1" };
  const importing = `export const load = () => import("/sdk/later.js")`;
  const ours = await bundled({ ...later, "/sdk/page.js": importing }, ["/sdk/page.js"]);
  expect(ours.join("\n")).toContain("importAgain(() =>");
  const library = "/node_modules/sdk/page.js";
  expect((await bundled({ ...later, [library]: importing }, [library])).join("\n")).not.toContain("importAgain");
});
