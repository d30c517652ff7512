import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { shop } from "../e2e/journey.ts";
import { files, folder, site } from "./place.ts";

/** A block theme and a classic one. */
export type Theme = "twentytwentythree" | "twentytwentyone";

/** Runs PHP in WordPress, with `$given`; what it returns comes back. */
export function inWordPress<Answer = unknown>(code: string, given: unknown = null): Answer {
  const program = `
    $_SERVER["HTTP_HOST"] = "127.0.0.1"; $_SERVER["REQUEST_METHOD"] = "GET";
    require "wp-load.php";
    $given = json_decode( getenv( "GIVEN" ), true );
    echo "\\n", json_encode( ( function () use ( $given ) { ${code} } )() );`;
  const answer = execFileSync("php", ["-d", "display_errors=stderr", "-r", program], {
    cwd: files,
    env: { ...process.env, GIVEN: JSON.stringify(given) },
    encoding: "utf8",
  });
  return JSON.parse(answer.slice(answer.lastIndexOf("\n"))) as Answer;
}

/** The plugin's settings, on top of the shop's address. */
export function set(settings: Readonly<Record<string, string>> = {}): void {
  inWordPress('update_option( "gipfel_settings", $given );', { shop, ...settings });
}

export function switchTheme(theme: Theme): void {
  inWordPress("switch_theme( $given );", theme);
}

/** Publishes a page; answers with its address. Without a name it is of somebody who may not write HTML. */
export function publish(slug: string, content: string, name = ""): string {
  return inWordPress<string>(
    `if ( $given["name"] ) { wp_set_current_user( get_user_by( "login", $given["name"] )->ID ); kses_init(); }
    $old = get_page_by_path( $given["slug"] );
    $id = wp_insert_post( wp_slash( array( "ID" => $old ? $old->ID : 0, "post_type" => "page", "post_status" => "publish",
      "post_name" => $given["slug"], "post_title" => ucfirst( $given["slug"] ), "post_content" => $given["content"] ) ), true );
    return get_permalink( $id );`,
    { slug, content, name },
  );
}

/** Sets a must-use plugin for the time of a test: what another plugin of the site would do. */
export function otherPlugin(code: string): { remove(): void } {
  const file = join(files, "wp-content/mu-plugins/other.php");
  writeFileSync(file, `<?php\n${code}`);
  return { remove: () => rmSync(file) };
}

export async function signIn(page: Page, name: string, password: string): Promise<void> {
  await page.goto(`${site}/wp-login.php`);
  await page.getByLabel("Username or Email Address").fill(name);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log In" }).click();
  await page.waitForURL(/wp-admin/);
}

export function signInAsAdmin(page: Page): Promise<void> {
  return signIn(page, "admin", readFileSync(join(folder, "adminpw"), "utf8").trim());
}

/** Addresses of the shop that the page asks for from now on. */
export function requestsToShop(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(shop)) requests.push(request.url());
  });
  return requests;
}

/** What PHP says about the plugin's files: errors, warnings, notices. */
export function complaints(): string[] {
  let log = "";
  try {
    log = readFileSync(join(folder, "php-debug.log"), "utf8");
  } catch {
    // PHP has had nothing to say.
  }
  return log.split("\n").filter((line) => line.includes("plugins/gipfel"));
}

export async function expectNothingSideways(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
