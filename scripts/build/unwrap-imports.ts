/**
 * Vite's wrapper of a dynamic import as the second minifier leaves it; `plain-imports.ts` has made the wrapper a bare
 * call.
 */
const wrapped = [
  /(?<![\w$.])[\w$]+\(async\(\)=>\{let\{[^{}]*\}=await (import\("[^"]+"\)(?:\.then\(e=>e\.\w+\))?);return\{[^{}]*\}\},(?:\[\],)?import\.meta\.url\)/g,
  /(?<![\w$.])[\w$]+\(\(\)=>(import\("[^"]+"\)(?:\.then\(e=>e\.\w+\))?),(?:\[\],)?import\.meta\.url\)/g,
];

/**
 * `wrap(async()=>{let{a:e}=await import("./x.js");return{a:e}},import.meta.url)` is `import("./x.js")` again: it names
 * each export twice less.
 */
export function unwrapImports(code: string): string {
  return wrapped.reduce((text, pattern) => text.replace(pattern, "$1"), code);
}
