import { expect, test } from "vitest";
import { readEnv } from "../env.ts";
import { policySources } from "../ports/open.ts";
import { tagManagerSources } from "../shop/tag-manager.ts";
import { pagePolicy } from "./page-policy.ts";

const env = (more: Record<string, string> = {}) => {
  const settings = readEnv({ CSRF_SECRET: "a secret for tests", PUBLIC_ORIGIN: "https://shop.example", ...more });
  return { ...settings, sources: policySources(settings) };
};
const at = (path: string) => new URL(path, "https://shop.example");
const line = (policy: string, name: string) => policy.split("; ").find((one) => one.startsWith(`${name} `));

test("without settings a page knows no origin but its own", () => {
  expect(pagePolicy(env(), at("/"))).not.toMatch(/https?:|nonce|\*|(?<!style-src-attr ')unsafe/);
});

test("only a page with a container admits its origins and is without Trusted Types; no inline script ever", () => {
  const settings = env({ TAG_MANAGER_ID: "GTM-TEST1" });
  expect(pagePolicy(settings, at("/buchung"))).toBe(pagePolicy(env(), at("/buchung")));
  const policy = pagePolicy(settings, at("/"), tagManagerSources);
  expect(line(policy, "script-src")).toBe("script-src 'self' https://www.googletagmanager.com");
  expect(policy).not.toContain("trusted-types");
  expect(policy).not.toMatch(/(?<!style-src-attr ')unsafe/);
});

test("Stripe's, Turnstile's, the map's and the sign-in's origins come with their settings", () => {
  const policy = pagePolicy(
    env({
      STRIPE_SECRET_KEY: "sk_test_1",
      STRIPE_PUBLISHABLE_KEY: "pk_test_1",
      MAP_STYLE_URL: "https://maps.example/style.json?key=1",
      TURNSTILE_SITE_KEY: "1x",
      TURNSTILE_SECRET_KEY: "1x",
      OIDC_DISCOVERY_URL: "https://login.example/.well-known/openid-configuration",
      OIDC_CLIENT_ID: "shop",
      OIDC_CLIENT_SECRET: "secret",
    }),
    at("/"),
  );
  expect(line(policy, "script-src")).toBe("script-src 'self' https://js.stripe.com https://challenges.cloudflare.com");
  expect(line(policy, "frame-src")).toBe(
    "frame-src 'self' https://js.stripe.com https://hooks.stripe.com https://challenges.cloudflare.com",
  );
  expect(line(policy, "connect-src")).toBe("connect-src 'self' https://api.stripe.com https://maps.example");
  expect(line(policy, "form-action")).toBe("form-action 'self' https://login.example");
});

test("the test API is open to the pages that call it, and to no other", () => {
  const settings = env({ TEST_API_BASE: "https://test.shop.example/api" });
  expect(line(pagePolicy(settings, at("/test-booking/activity/1-boat")), "connect-src")).toBe(
    "connect-src 'self' https://test.shop.example",
  );
  expect(line(pagePolicy(settings, at("/test-booking/activity/1-boat")), "img-src")).toBe(
    "img-src 'self' data: https://test.shop.example",
  );
  expect(pagePolicy(settings, at("/activity/1-boat"))).not.toContain("test.shop.example");
});

test("a page in widget mode may stand in a partner's frame with the partner's logo; an account never", () => {
  for (const query of [
    "widgetBrandColor=0b5d47",
    "widgetShowNavigation=true",
    "widgetLogoUrl=https%3A%2F%2Fhotel.example%2Flogo.svg",
  ])
    expect(line(pagePolicy(env(), at(`/s/?${query}`)), "frame-ancestors")).toBe("frame-ancestors *");
  expect(line(pagePolicy(env(), at("/buchung/confirm?bookingId=1&widget=true")), "frame-ancestors")).toBe(
    "frame-ancestors *",
  );
  expect(line(pagePolicy(env(), at("/s/?widgetLogoUrl=https://hotel.example/logo.svg")), "img-src")).toBe(
    "img-src 'self' data: https://hotel.example",
  );
  for (const path of [
    "/account/?widget=true",
    "/fr-ch/account/bookings/1/?widgetBrandColor=0b5d47",
    "/fr-ch/account?widget=true",
    "/",
  ])
    expect(line(pagePolicy(env(), at(path)), "frame-ancestors")).toBe("frame-ancestors 'self'");
});

test("an address brings nothing into the policy but one origin on https", () => {
  for (const logo of [
    "javascript:alert(1)",
    "http://hotel.example/a.png",
    "*",
    "https://a.example; script-src *",
    "data:text/html,x",
  ])
    expect(pagePolicy(env(), at(`/s/?widgetLogoUrl=${encodeURIComponent(logo)}`))).not.toMatch(
      /script-src[^;]*\*|javascript|http:|data:text/,
    );
});
