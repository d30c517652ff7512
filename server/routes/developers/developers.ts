import { changelog } from "../../content/changelog.ts";
import { changesFeed, changesFeedPath } from "../../shop/changes-feed.ts";
import { playgroundFrame, playgroundFramePath, playgroundFramePolicy } from "../../shop/playground-frame.ts";
import type { Routes } from "../handle.ts";

/**
 * `/developers/changes.xml`: the page of changes as a feed; `/developers/playground/frame`: where the playground runs
 * code. The pages for developers are the shop's.
 */
export const developersRoutes: Routes = (app, { env }) => {
  const feed = changesFeed(changelog(), env.PUBLIC_ORIGIN, env.SHOP_NAME);
  app.get(changesFeedPath, (_request, reply) =>
    reply
      .headers({ "cache-control": "public, max-age=3600", "access-control-allow-origin": "*" })
      .type("application/atom+xml; charset=utf-8")
      .send(feed),
  );
  app.get(playgroundFramePath, (_request, reply) =>
    reply
      .headers({ "cache-control": "public, max-age=300", "content-security-policy": playgroundFramePolicy })
      .type("text/html; charset=utf-8")
      .send(playgroundFrame),
  );
};
