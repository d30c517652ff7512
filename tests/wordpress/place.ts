import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** Where the real WordPress of this suite listens, and the folder that it, its database and its files live in. */
export const wordpressPort = Number(process.env["WORDPRESS_PORT"] ?? 8181);
export const site = `http://127.0.0.1:${wordpressPort}`;
export const folder = join(tmpdir(), `gipfel-wordpress-${wordpressPort}`);
/** WordPress's own files. */
export const files = join(folder, "www");

/** The script that brings a WordPress up and takes it down: `up PORT PLUGIN_FOLDER`, `down`. */
export const script = resolve(process.env["WORDPRESS_UP"] ?? "../shared/tools/wordpress-up.sh");
/** The plugin as `npm run wordpress:zip` makes it. */
export const plugin = resolve("dist/wordpress/gipfel");
export const archive = resolve("dist/wordpress/gipfel.zip");

/** The environment of the script. */
export const environment = { ...process.env, WPUP_DIR: folder, WPUP_THEME: "twentytwentythree" };
