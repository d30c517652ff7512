// What `npm start` and `npm test` need before anything of ours can run: the packages, a fresh build, a browser.
// Plain JavaScript without dependencies, so that any Node that npm came with can read it.
"use strict";
const childProcess = require("child_process");
const crypto = require("crypto");
const fs = require("fs");
const path = require("path");

const root = path.join(__dirname, "..");
const bin = path.join(root, "node_modules", ".bin");
const installStamp = path.join(root, "node_modules", ".gipfel-installed");
const heartbeat = 10000; // ms between two signs of life of a long step
const tailLines = 80; // of a step's output, to be said once more where it failed

/**
 * Node 24 and the tools of node_modules come first for everything that we start. Results of former builds are not
 * stored beside the present one: a build takes seconds.
 */
function environment(more) {
  return Object.assign(
    {},
    process.env,
    { PATH: bin + path.delimiter + process.env.PATH, WIREIT_CACHE: "none", WIREIT_LOGGER: "simple" },
    more,
  );
}

/**
 * Runs a command to its end, with a sign of life every ten seconds; resolves with its exit code, seconds and the last
 * lines that it printed. With `isWhole` its output comes in one piece at the end, for commands that run side by side.
 */
function run(title, command, args, options) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  process.stdout.write("› " + title + "\n");
  return new Promise((resolve) => {
    const colours = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
    const env = Object.assign({}, (options && options.env) || environment(), colours);
    const child = childProcess.spawn(command, args, { cwd: root, env: env, stdio: ["ignore", "pipe", "pipe"] });
    const isWhole = Boolean(options && options.isWhole);
    let tail = "";
    let output = "";
    const pass = (stream) => (chunk) => {
      if (isWhole) output += chunk;
      else stream.write(chunk);
      tail = (tail + chunk).split("\n").slice(-tailLines).join("\n");
    };
    child.stdout.setEncoding("utf8").on("data", pass(process.stdout));
    child.stderr.setEncoding("utf8").on("data", pass(process.stderr));
    const alive = setInterval(() => process.stdout.write("  … " + title + ", " + seconds() + " s\n"), heartbeat);
    child.on("error", (error) => {
      process.stderr.write(String(error.message) + "\n");
      clearInterval(alive);
      resolve({ code: 127, seconds: seconds(), tail: error.message });
    });
    child.on("close", (code) => {
      clearInterval(alive);
      if (isWhole) process.stdout.write("› " + title + " printed:\n" + output);
      resolve({ code: code === null ? 1 : code, seconds: seconds(), tail: tail });
    });
  });
}

async function must(title, command, args, hint) {
  const result = await run(title, command, args);
  if (result.code === 0) return;
  process.stderr.write("[gipfel] " + title + " failed (exit " + result.code + "). " + hint + "\n");
  process.exit(1);
}

function stampSays(stamp, digest) {
  return fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === digest;
}

/** Installs the packages where they are missing or older than the lockfile. */
async function ensureInstalled() {
  const digest = crypto
    .createHash("sha256")
    .update(fs.readFileSync(path.join(root, "package-lock.json")))
    .digest("hex");
  if (stampSays(installStamp, digest)) return;
  await must(
    "Installing packages (about a minute)",
    "npm",
    ["ci", "--loglevel=error"],
    "Is the npm registry reachable? Run it again; nothing is half done.",
  );
  fs.writeFileSync(installStamp, digest);
}

/** Builds the SDK and the shop's pages where their sources have changed since the last build. */
async function ensureBuilt() {
  await must("Building the SDK and the shop's pages", "npm", ["run", "-s", "build"], "The lines above name the file.");
}

/**
 * The system's Chromium, with windows and without, installed by apt where that is allowed; resolves with the variables
 * of the environment that name it where it isn't Debian's. scripts/chromium.ts says which tests take which.
 */
async function ensureChromium() {
  if (process.env.CHROMIUM) return { CHROMIUM: process.env.CHROMIUM };
  const debian = "/usr/bin/chromium";
  const headless = "/usr/bin/chromium-headless-shell";
  const mayInstall = process.getuid && process.getuid() === 0 && fs.existsSync("/usr/bin/apt-get");
  if (mayInstall && !(fs.existsSync(debian) && fs.existsSync(headless))) {
    await run("Refreshing the package list", "apt-get", ["update", "-qq"]);
    await run(
      "Installing Chromium (about a minute)",
      "env",
      aptInstall("chromium", "fonts-liberation", "fonts-noto-core"),
    );
    // Not every distribution has it: tests take the other then.
    await run("Installing Chromium without windows", "env", aptInstall("chromium-headless-shell"));
  }
  if (fs.existsSync(debian)) return {};
  const other = ["/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((file) => fs.existsSync(file));
  if (other) return { CHROMIUM: other };
  process.stderr.write("[gipfel] No Chromium found. Install it, or name it: CHROMIUM=/path/to/chromium npm test\n");
  return process.exit(1);
}

function aptInstall(...packages) {
  return ["DEBIAN_FRONTEND=noninteractive", "apt-get", "install", "-y", "-qq", "--no-install-recommends"].concat(
    packages,
  );
}

module.exports = { bin, environment, ensureBuilt, ensureChromium, ensureInstalled, root, run };
