/**
 * `npm run apps:heavy`: installs the applications of demo/apps whose frameworks have a build of their own, beside the
 * packed package, builds them as their developers would, and books a ticket in each (heavy.spec.ts). Names as arguments
 * choose some: `npm run apps:heavy -- next`.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { environmentOf, heavyApps, place, placeOf, type HeavyApp } from "./heavy.place.ts";

const wanted = heavyApps.filter((app) => process.argv.length < 3 || process.argv.includes(app));
const [tarball] = globSync("dist/gipfel-*.tgz");
if (!tarball) throw new Error("There is no package: npm run package:pack makes it.");

mkdirSync(join(place, "dist"), { recursive: true });
cpSync(tarball, join(place, tarball));
const built = wanted.filter((app) => {
  takeSources(app);
  return (
    timed(`${app}: install`, () => install(app)) && timed(`${app}: build`, () => run(app, "npm", ["run", "build"]))
  );
});
if (built.length < wanted.length) process.exitCode = 1;
if (built.length > 0) {
  const env = { ...process.env, APPS: built.join() };
  const options = ["test", "-c", "tests/apps/heavy.config.ts"];
  if (spawnSync("playwright", options, { stdio: "inherit", env }).status !== 0) process.exitCode = 1;
}

/** Its sources, without what an earlier run has built; what is installed stays. */
function takeSources(app: HeavyApp): void {
  const there = placeOf(app);
  mkdirSync(there, { recursive: true });
  for (const name of globSync("{*,.[!.]*}", { cwd: there }))
    if (name !== "node_modules") rmSync(join(there, name), { recursive: true });
  cpSync(join("demo/apps", app), there, { recursive: true, filter: (from) => !/node_modules|\/\.\w/.test(from) });
}

/** Where the lockfile is what it was, only the package is new. */
function install(app: HeavyApp): boolean {
  const modules = join(placeOf(app), "node_modules");
  const lockfile = readFileSync(join(placeOf(app), "package-lock.json"), "utf8");
  const mark = join(modules, ".installed-lockfile.json");
  if (existsSync(mark) && readFileSync(mark, "utf8") === lockfile) {
    rmSync(join(modules, "gipfel"), { recursive: true });
    mkdirSync(join(modules, "gipfel"));
    return run(app, "tar", ["-xzf", resolve(tarball!), "--strip-components=1", "-C", "node_modules/gipfel"]);
  }
  const isInstalled = run(app, "npm", ["ci", "--no-audit", "--no-fund"]);
  if (isInstalled) writeFileSync(mark, lockfile);
  return isInstalled;
}

function run(app: HeavyApp, command: string, args: readonly string[]): boolean {
  const env = { ...process.env, ...environmentOf(app) };
  return spawnSync(command, args, { cwd: placeOf(app), stdio: "inherit", env }).status === 0;
}

/** Says how long it took, and whether it has failed. */
function timed(what: string, act: () => boolean): boolean {
  const begun = performance.now();
  const isDone = act();
  console.log(`${what}: ${((performance.now() - begun) / 1000).toFixed(1)} s${isDone ? "" : ", failed"}`);
  return isDone;
}
