export default defineNuxtConfig({
  compatibilityDate: "2026-11-01",
  telemetry: false,
  vue: { compilerOptions: { isCustomElement: (tag) => tag.startsWith("gipfel-") } },
  // NUXT_PUBLIC_SHOP and NUXT_PUBLIC_HOTEL name others.
  runtimeConfig: { public: { shop: "http://localhost:4000", hotel: "http://localhost:3000" } },
  app: {
    head: {
      title: "Hotel Alpenblick",
      htmlAttrs: { lang: "de-CH" },
      link: [{ rel: "icon", href: "data:," }],
    },
  },
});
