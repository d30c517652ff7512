import { expect, test } from "vitest";
import { readEnv } from "../env.ts";
import { siteLinksOf, voucherShopOf } from "./site-links.ts";

const read = (settings: Record<string, string>) => readEnv({ CSRF_SECRET: "0123456789abcdef", ...settings });

test("nothing leads elsewhere until a team says so", () => {
  expect(siteLinksOf(read({}))).toEqual({ helpCentre: null, jobs: null, social: [], androidPackage: "ch.gipfel.app" });
});

test("names and addresses of social networks become links", () => {
  const { social } = siteLinksOf(
    read({ SOCIAL_LINKS: "Instagram=https://instagram.example/gipfel, YouTube = https://youtube.example/@gipfel?a=b" }),
  );
  expect(social).toEqual([
    { title: "Instagram", url: "https://instagram.example/gipfel" },
    { title: "YouTube", url: "https://youtube.example/@gipfel?a=b" },
  ]);
});

test("commas in an address are part of it", () => {
  const { social } = siteLinksOf(
    read({ SOCIAL_LINKS: "Map=https://map.example/@46.9,7.4,12z?pins=a,b=c,YouTube=https://youtube.example/a,b" }),
  );
  expect(social).toEqual([
    { title: "Map", url: "https://map.example/@46.9,7.4,12z?pins=a,b=c" },
    { title: "YouTube", url: "https://youtube.example/a,b" },
  ]);
  expect(voucherShopOf(read({ VOUCHER_SHOPS: "de=https://v.example/1,2,en=https://v.example/3,4" }), "de_CH")).toBe(
    "https://v.example/1,2",
  );
});

test("a shop without an app has none", () => {
  expect(siteLinksOf(read({ ANDROID_PACKAGE: "none" })).androidPackage).toBeNull();
});

test.each([
  ["HELP_URL", "help.example"],
  ["JOBS_URL", "javascript:alert(1)"],
  ["SOCIAL_LINKS", "https://instagram.example"],
  ["SOCIAL_LINKS", "Instagram=javascript:alert(1)"],
  ["SOCIAL_LINKS", "Instagram=https://instagram.example/gipfel,"],
  ["SOCIAL_LINKS", "Instagram=https://instagram.example/gipfel, YouTube"],
  ["ANDROID_PACKAGE", "app;end"],
  ["VOUCHER_SHOPS", "de"],
  ["VOUCHER_SHOPS", "deutsch=https://v.example/de"],
])("%s=%s is refused", (name, value) => {
  expect(() => read({ [name]: value })).toThrow(`[gipfel] ${name}=`);
});

test("a language without a voucher shop leads to the English one, or to the first", () => {
  expect(voucherShopOf(read({}), "ja_JP")).toBe("https://gutscheine.gipfel.example/en");
  expect(voucherShopOf(read({ VOUCHER_SHOPS: "de=https://v.example/de" }), "fr_CH")).toBe("https://v.example/de");
});
