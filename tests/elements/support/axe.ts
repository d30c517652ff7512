import "axe-core";
import { assert } from "chai";

declare const axe: {
  run(context: Element, options: object): Promise<{ violations: { help: string; nodes: { html: string }[] }[] }>;
};

/** No fault by WCAG 2.2 A and AA, once what moves has arrived; a fault is named with its first node. */
export async function assertAccessible(host: Element): Promise<void> {
  const moving = (host.shadowRoot?.getAnimations() ?? []).filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moving.map(({ finished }) => finished));
  const { violations } = await axe.run(host, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] });
  assert.deepEqual(
    violations.map(({ help, nodes }) => `${help}: ${nodes[0]?.html.slice(0, 200)}`),
    [],
  );
}
