import { escapeHtml, escapeScript, escapeTemplate } from "./escape.ts";

import { elementMarkup, type Syntax } from "./markup.ts";
import type { Widget } from "./widget.ts";

/** A value that a string of JSX and Svelte can hold as it is. */
const isPlain = (value: string) => /^[^&<>"'{}\\\p{Cc}\u2028\u2029]*$/u.test(value);
/** A value in quotes, or as an expression. */
const expressionSyntax: Syntax = {
  attribute: (name, value) => (isPlain(value) ? `${name}="${value}"` : `${name}={${escapeScript(value)}}`),
  text: (text) => (isPlain(text) ? text : `{${escapeScript(text)}}`),
};
const templateSyntax: Syntax = {
  attribute: (name, value) => `${name}="${escapeTemplate(value)}"`,
  text: escapeTemplate,
};

/** A component of React 19, which moves the script into the head, once. */
export function reactSnippet(widget: Widget): string {
  const { src, integrity } = widget.script;
  const pinned = integrity ? ` integrity="${escapeHtml(integrity)}" crossOrigin="anonymous"` : "";
  return `export function GipfelWidget() {
  return (
    <>
      <script type="module" async src="${escapeHtml(src)}"${pinned} />
${elementMarkup(widget, expressionSyntax, "      ")}
    </>
  );
}`;
}

/** A component of Vue 3. */
export function vueSnippet(widget: Widget): string {
  return `<script setup>
import { onMounted } from "vue";

onMounted(() => {
${appendScript(widget, "  ")}
});
</script>

<template>
${elementMarkup(widget, templateSyntax, "  ")}
</template>`;
}

/** In the build's settings, so that Vue takes the elements for what they are. */
export const vueSettings = `vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith("gipfel-") } } })`;

/** A component of Angular. */
export function angularSnippet(widget: Widget): string {
  const template = elementMarkup(widget, templateSyntax, "    ").replace(/[\\`$]/g, (character) => `\\${character}`);
  return `import { afterNextRender, Component, CUSTOM_ELEMENTS_SCHEMA } from "@angular/core";

@Component({
  selector: "app-gipfel-widget",
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`
${template}
  \`,
})
export class GipfelWidget {
  constructor() {
    afterNextRender(() => {
${appendScript(widget, "      ")}
    });
  }
}`;
}

/** A component of Svelte 5. */
export function svelteSnippet(widget: Widget): string {
  return `<script>
  import { onMount } from "svelte";

  onMount(() => {
${appendScript(widget, "    ")}
  });
</script>

${elementMarkup(widget, expressionSyntax)}`;
}

/** The loader may come several times: the page has it once. */
function appendScript({ script: { src, integrity } }: Widget, indent: string): string {
  const settings = [
    `type: "module"`,
    `src: ${escapeScript(src)}`,
    ...(integrity ? [`integrity: ${escapeScript(integrity)}`, `crossOrigin: "anonymous"`] : []),
  ];
  return [
    `const script = document.createElement("script");`,
    `document.head.append(Object.assign(script, { ${settings.join(", ")} }));`,
  ]
    .map((line) => `${indent}${line}`)
    .join("\n");
}
