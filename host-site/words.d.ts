// Words in one language, by scripts/build/host-site-words.ts: `words:<folder>/<language>`, and loaders of all of them.
type LoadersOf<Module> = import("./forms/load-words.ts").WordLoaders<
  Module extends { words: infer Words } ? Words : never
>;

declare module "words:sections" {
  export const loaders: LoadersOf<typeof import("./sections/words.ts")>;
}
declare module "words:sections/*" {
  export const words: typeof import("./sections/words.ts").words;
}
declare module "words:admin" {
  export const loaders: LoadersOf<typeof import("./admin/words.ts")>;
}
declare module "words:admin/*" {
  export const words: typeof import("./admin/words.ts").words;
}
declare module "words:forms" {
  export const loaders: LoadersOf<typeof import("./forms/words.ts")>;
}
declare module "words:requests" {
  export const loaders: LoadersOf<typeof import("./requests/words.ts")>;
}
declare module "words:shares" {
  export const loaders: LoadersOf<typeof import("./shares/words.ts")>;
}
declare module "words:supplier" {
  export const loaders: LoadersOf<typeof import("./supplier/words.ts")>;
}
declare module "words:affiliate" {
  export const loaders: LoadersOf<typeof import("./affiliate/words.ts")>;
}
declare module "words:invoices" {
  export const loaders: LoadersOf<typeof import("./invoices/words.ts")>;
}
declare module "words:shell" {
  export const loaders: LoadersOf<typeof import("./shell/words.ts")>;
}
declare module "words:shell/*" {
  export const words: typeof import("./shell/words.ts").words;
}
