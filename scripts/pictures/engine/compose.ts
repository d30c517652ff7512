import { lake } from "./lake.ts";
import { land } from "./land.ts";
import { hours, Ink } from "./light.ts";
import { random } from "./random.ts";
import { HEIGHT, WIDTH, type Scene, type Stage } from "./scene.ts";
import { clouds, sky } from "./sky.ts";
import { restartIds } from "./svg.ts";

/** The whole picture as SVG. */
export function compose(scene: Scene): string {
  restartIds();
  const hour = hours[scene.hour];
  const ink = new Ink(hour, scene.sun[0]);
  const seed = scene.world?.seed ?? scene.name.length;
  const horizon = scene.camera.horizon * HEIGHT;
  const focal = scene.camera.focal * HEIGHT;
  const stage: Stage = {
    ink,
    random: random(seed + 1),
    season: scene.season,
    spot: (x, height, z) => [WIDTH / 2 + (focal * x) / z, horizon - (focal * (height - scene.camera.height)) / z],
  };
  const cloudy = scene.clouds;
  let out = sky(hour, scene.sun, horizon, random(seed + 2));
  if (cloudy) out += clouds(ink, random(seed + 3), cloudy.count, cloudy.from ?? 90, cloudy.to ?? horizon * 0.6, cloudy.size ?? 330);
  if (scene.sky) out += scene.sky(stage);
  if (scene.world) {
    const seen = land(scene, scene.world);
    out += seen.markup;
    if (seen.water) out += lake(scene, hour, seen.water, seen.markup, random(seed + 4));
  }
  if (scene.middle) out += scene.middle(stage);
  out += scene.front(stage);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${out}</svg>`;
}
