import type { Plugin } from "vite";

/** Parts of libraries that no page of ours uses and no bundler can see to be unused, by the end of the file's path. */
const unused: Readonly<Record<string, readonly RegExp[]>> = {
  /* Props, events and their conversions: the kit hands r2wc none (`element-class.ts`). */
  "/@r2wc/core/dist/core.js": [
    /\n {2}for \(const r of n\) \{\n {4}a\[r\][\s\S]*?\n {2}\}/,
    /\n {2}for \(const r of u\)\n.*;/,
    /\n {6}for \(const s of n\) \{[\s\S]*?\n {6}\}/,
    /\n {6}for \(const s of u\)[\s\S]*?\n {8}\};/,
    /\n {4}attributeChangedCallback\([\s\S]*?\n {4}\}/,
    /\n {2}for \(const r of n\) \{\n {4}const s = d\[r\][\s\S]*?\n {2}\}/,
  ],
  /* Dates, times and escaped characters in messages, what an i18n object may be made with, what is done for a missing
     message, and methods beside `_`, `load` and `activate`: dates are formatted before they go into a message, and all
     catalogues are compiled, which writes characters as they are. */
  "/@lingui/core/dist/index.mjs": [
    /,\s*date: \(value, format\) => date\(.*\),\s*time: \(value, format\) => time\(.*\)(?=\s*\};)/,
    /\n {4}if \(isString\(result\) && ESCAPE_SEQUENCE_REGEX[\s\S]*?\n {4}\}/,
    /\n {4}if \(isString\(translation\) && ESCAPE_SEQUENCE_REGEX.*\n.*;/,
    /\n {4}if \(params\.missing != null\)[\s\S]*?\n {4}\}/,
    /\n {2}get locales\(\) \{[\s\S]*?\n {2}\}/,
    / else \{\n {6}Object\.entries\(localeOrMessages\)[\s\S]*?\n {4}\}/,
    /\n {4}const missing = this\._missing;[\s\S]*?(?=\n {4}let translation = )/,
    /\n {2}setMessagesCompiler\(compiler\) \{[\s\S]*?\n {2}\}/,
    /\n {2}loadAndActivate\(\{.*\}\) \{[\s\S]*?\n {2}\}/,
    /\n {2}date\(value, format\) \{[\s\S]*?\n {2}\}/,
    /\n {2}number\(value, format\) \{[\s\S]*?\n {2}\}/,
  ],
};

/**
 * Of Valibot: an end at the first problem, messages by language, other libraries' way to call a schema. The linter
 * refuses sources that would want them (`lint/valibot-options.ts`).
 */
const unusedOfValibot = [
  /\n\t*if \(config\$1\.abortEarly\) \{\n.*\n\t*break;\n\t*\}/g,
  /\n\t*if \(config\$1\.abortEarly\) break;/g,
  /(?<=\n\t*)if \(!dataset\.issues \|\| !config\$1\.abortEarly && !config\$1\.abortPipeEarly\) /g,
  /,\n\t*lang: config\$1\.lang,\n.*,\n\t*abortPipeEarly: config\$1\.abortPipeEarly/,
  / \?\? \/\* @__PURE__ \*\/ getSpecificMessage\(.*(?=;)/,
  /(?<=function getGlobalConfig.*\n\t*)if .* (?=return DEFAULT_CONFIG;)/,
  /(?<=return DEFAULT_CONFIG;)\n\treturn \{[\s\S]*?\n\t\};/,
  /(?<=function _standardSchema.*)\n\tschema\["~standard"\][\s\S]*?\n\t\};/,
];

/** Valibot's file without what no page of ours uses. It is taken apart afterwards (`by-declaration.ts`). */
export const valibotWithoutUnused = (code: string): string => without(unusedOfValibot, code, "Valibot");

/** A library's text without parts of it; throws where one isn't in it any more. */
function without(parts: readonly RegExp[], code: string, file: string): string {
  return parts.reduce((text, part) => {
    const rest = text.replace(part, "");
    if (rest === text) throw new Error(`${file} has changed: ${part} isn't in it.`);
    return rest;
  }, code);
}

/**
 * Leaves out what every partner's page would carry of two libraries and never use. Stops the build where such a part
 * isn't in the library's text any more.
 */
export function unusedParts(): Plugin {
  return {
    name: "gipfel-unused-parts",
    transform(code, id) {
      const file = Object.keys(unused).find((end) => id.endsWith(end));
      return file === undefined ? undefined : { code: without(unused[file]!, code, file), map: null };
    },
  };
}
