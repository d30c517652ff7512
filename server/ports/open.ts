import type { PartnerSources } from "../../sdk/contracts/partner-sources.ts";
import type { Env } from "../env.ts";
import type { BasemapPort } from "./basemap/basemap.ts";
import { basemapProviders } from "./basemap/providers.ts";
import type { FaresPort } from "./fares/fares.ts";
import { faresProviders } from "./fares/providers.ts";
import type { FeedPort } from "./feed/feed.ts";
import { feedProviders } from "./feed/providers.ts";
import type { HumanCheckPort } from "./human-check/human-check.ts";
import type { HumanCheckDeps } from "./human-check/provider.ts";
import { humanCheckProviders } from "./human-check/providers.ts";
import { invoicingProviders } from "./invoicing/providers.ts";
import type { MailPort } from "./mail/mail.ts";
import type { MailDeps } from "./mail/provider.ts";
import { mailProviders } from "./mail/providers.ts";
import type { PaymentPort } from "./payment/payment.ts";
import type { PaymentDeps } from "./payment/provider.ts";
import { paymentProviders } from "./payment/providers.ts";
import { chooseProvider, type AnyProvider, type PolicySources } from "./provider.ts";
import type { SearchDeps } from "./search/provider.ts";
import { searchProviders } from "./search/providers.ts";
import type { SearchPort } from "./search/search.ts";
import type { SignInDeps } from "./sign-in/provider.ts";
import { signInProviders } from "./sign-in/providers.ts";
import type { SignInPort } from "./sign-in/sign-in.ts";
import type { TimetableDeps } from "./timetable/provider.ts";
import { timetableProviders } from "./timetable/providers.ts";
import type { TimetablePort } from "./timetable/timetable.ts";

/** Every port with a provider chosen by settings: its purpose, and its providers. */
const ports: readonly { readonly task: string; readonly providers: readonly AnyProvider[] }[] = [
  { task: "takes payments", providers: paymentProviders },
  { task: "invoices distributors", providers: invoicingProviders },
  { task: "sends mails", providers: mailProviders },
  { task: "searches", providers: searchProviders },
  { task: "signs people in", providers: signInProviders },
  { task: "tells people from machines", providers: humanCheckProviders },
  { task: "draws the map", providers: basemapProviders },
  { task: "hands out the product feed", providers: feedProviders },
  { task: "prices trips", providers: faresProviders },
  { task: "knows when vehicles run", providers: timetableProviders },
];

/** The providers that the settings choose. Throws `WrongSetting` where they choose none, two or half of one. */
export function chosenProviders(env: Env): readonly AnyProvider[] {
  return ports.map(({ task, providers }) => chooseProvider(providers, env, task));
}

/** What the chosen providers add to the policy of the shop's pages. */
export function policySources(env: Env): readonly PolicySources[] {
  return chosenProviders(env).map(({ scripts = [], policy }) => ({ ...policy?.(env), script: scripts }));
}

/** What the chosen providers of payments, map and human check add to the policy of a partner's page. */
export function sourcesForPartners(env: Env): PartnerSources {
  const of = (providers: readonly AnyProvider[]) => {
    const { scripts = [], scriptAddresses, policy } = chooseProvider(providers, env, taskOf(providers));
    const { connect = [], frame = [], image = [] } = policy?.(env) ?? {};
    return {
      script: [...scripts],
      ...(scriptAddresses && { scriptAddresses: [...scriptAddresses] }),
      connect: [...connect],
      frame: [...frame],
      image: [...image],
    };
  };
  return { payment: of(paymentProviders), map: of(basemapProviders), humanCheck: of(humanCheckProviders) };
}

const taskOf = (providers: readonly AnyProvider[]) => ports.find((port) => port.providers === providers)!.task;

/** Origins of the scripts that browser modules of all providers load. */
export function scriptOrigins(): readonly string[] {
  return ports.flatMap(({ providers }) => providers.flatMap(({ scripts = [] }) => scripts));
}

/** Paths of the chosen providers that are no pages for search engines. */
export function closedPaths(env: Env): readonly string[] {
  return chosenProviders(env).flatMap((provider) => provider.closedPaths ?? []);
}

/** Opens the chosen provider of a port. */
async function open<Port, Deps>(providers: readonly AnyProvider[], env: Env, deps: Deps): Promise<Port> {
  return chooseProvider(providers, env, taskOf(providers)).create(env, deps);
}

/** Each opens the provider that the settings choose. Throws `WrongSetting` as `chosenProviders` does. */
export const openPayment = (env: Env, deps: PaymentDeps) => open<PaymentPort, PaymentDeps>(paymentProviders, env, deps);
export const openInvoicing = (env: Env, deps: PaymentDeps) =>
  open<PaymentPort | null, PaymentDeps>(invoicingProviders, env, deps);
export const openMail = (env: Env, deps: MailDeps) => open<MailPort, MailDeps>(mailProviders, env, deps);
export const openSearch = (env: Env, deps: SearchDeps) => open<SearchPort, SearchDeps>(searchProviders, env, deps);
export const openSignIn = (env: Env, deps: SignInDeps) => open<SignInPort, SignInDeps>(signInProviders, env, deps);
export const openHumanCheck = (env: Env, deps: HumanCheckDeps) =>
  open<HumanCheckPort, HumanCheckDeps>(humanCheckProviders, env, deps);
export const openBasemap = (env: Env) => open<BasemapPort, null>(basemapProviders, env, null);
export const openFeed = (env: Env) => open<FeedPort, null>(feedProviders, env, null);
export const openFares = (env: Env) => open<FaresPort, null>(faresProviders, env, null);
export const openTimetable = (env: Env, deps: TimetableDeps) =>
  open<TimetablePort, TimetableDeps>(timetableProviders, env, deps);
