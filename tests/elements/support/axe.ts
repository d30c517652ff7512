import "axe-core";
import { assert } from "chai";

declare const axe: {
  run(context: Element, options: object): Promise<{ violations: { help: string; nodes: { html: string }[] }[] }>;
};

const frame = () => new Promise((done) => requestAnimationFrame(done));

/** Until nothing moves: a change that has been made is painted, and its transition begun, two frames later. */
async function rest(root: ShadowRoot | null): Promise<void> {
  for (;;) {
    await frame();
    await frame();
    // An animation that follows a scroll position never ends.
    const moving = (root?.getAnimations() ?? []).filter(
      ({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
    );
    if (moving.length === 0) return;
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }
}

/** No fault by WCAG 2.2 A and AA, once what moves has arrived; a fault is named with its first node. */
export async function assertAccessible(host: Element): Promise<void> {
  await rest(host.shadowRoot);
  const { violations } = await axe.run(host, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] });
  assert.deepEqual(
    violations.map(({ help, nodes }) => `${help}: ${nodes[0]?.html.slice(0, 200)}`),
    [],
  );
}
