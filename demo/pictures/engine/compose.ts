import { lake } from "./lake.ts";
import { land } from "./land.ts";
import { hours, Ink } from "./light.ts";
import { random } from "./random.ts";
import { HEIGHT, WIDTH, type Scene, type DrawingContext } from "./scene.ts";
import { clouds, sky } from "./sky.ts";
import { markedIn, restartIds } from "./svg.ts";

const seedOf = (scene: Scene): number => scene.world?.seed ?? scene.name.length;
const horizonOf = (scene: Scene): number => scene.camera.horizon * HEIGHT;

function drawingContextOf(scene: Scene): DrawingContext {
  const focal = scene.camera.focal * HEIGHT;
  return {
    ink: new Ink(hours[scene.hour], scene.sun[0]),
    random: random(seedOf(scene) + 1),
    season: scene.season,
    spot: (x, height, z) => [
      WIDTH / 2 + (focal * x) / z,
      horizonOf(scene) - (focal * (height - scene.camera.height)) / z,
    ],
  };
}

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${content}</svg>`;

/**
 * The marked subject alone, where it stands in the picture; null where the scene marks none. Without the land, which
 * takes most of the time.
 */
export function composeSubject(scene: Scene): string | null {
  restartIds();
  const context = drawingContextOf(scene);
  // In the order of the whole picture: what is drawn before the subject takes numbers of the same dice.
  scene.sky?.(context);
  scene.middle?.(context);
  const subject = markedIn(scene.front(context));
  return subject === null ? null : svg(subject);
}

/** The whole picture as SVG. */
export function compose(scene: Scene): string {
  restartIds();
  const hour = hours[scene.hour];
  const seed = seedOf(scene);
  const horizon = horizonOf(scene);
  const context = drawingContextOf(scene);
  const { ink } = context;
  const cloudy = scene.clouds;
  let out = sky(hour, scene.sun, horizon, random(seed + 2));
  if (cloudy)
    out += clouds(
      ink,
      random(seed + 3),
      cloudy.count,
      cloudy.from ?? 90,
      cloudy.to ?? horizon * 0.6,
      cloudy.size ?? 330,
    );
  if (scene.sky) out += scene.sky(context);
  if (scene.world) {
    const terrain = land(scene, scene.world);
    out += terrain.markup;
    if (terrain.water) out += lake(scene, hour, terrain.water, terrain.markup, random(seed + 4));
  }
  if (scene.middle) out += scene.middle(context);
  out += scene.front(context);
  return svg(out);
}
