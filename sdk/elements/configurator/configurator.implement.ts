import { fromCallback, fromPromise } from "xstate";
import { getActivityToBook } from "../../contracts/calls/activity.ts";
import { listActivities } from "../../contracts/calls/listing.ts";
import { referral } from "../../contracts/calls/session.ts";
import { listVersions } from "../../contracts/calls/version.ts";
import type { PartnerSources } from "../../contracts/partner-sources.ts";
import type { PinnedVersion } from "../../contracts/pinned-version.ts";
import type { Locale } from "../../contracts/locale.ts";
import type { ConfiguratorMachine } from "../../machines/configurator/configurator.machine.ts";
import type { ConfigurationChanged } from "../../machines/configurator/configurator.setup.ts";
import { configurationParameter } from "../../snippets/configuration.ts";
import { isOnShop } from "../_kit/on-shop.ts";
import type { Services } from "../_kit/record.ts";
import { copyText } from "../../ui/copy-text.ts";
import { cacheConfiguration, subjectKey } from "./cached-configuration.ts";

/** Time without a change before the address has it (ms): a browser takes some 100 changes in 30 seconds. */
const writtenAfter = 250;

/** Binds the configurator's machine to the services of its page. */
export function implementConfigurator(services: Services): Parameters<ConfiguratorMachine["provide"]>[0] {
  const { client, address } = services;
  return {
    actors: {
      loadTitle: fromPromise<string | null, { activityId: number; locale: Locale }>(
        async ({ input: { activityId, locale }, signal }) => {
          try {
            const { info } = await client.send(getActivityToBook, { params: { id: activityId, locale } }, { signal });
            return info.title;
          } catch (cause) {
            if ((cause as { readonly status?: number }).status === 404) return null;
            throw cause;
          }
        },
      ),
      findMissing: fromPromise<readonly number[], { activities: readonly number[]; locale: Locale }>(
        async ({ input: { activities, locale }, signal }) => {
          const query = { activityIds: JSON.stringify(activities), limit: String(activities.length) };
          const listed = await client.send(listActivities, { params: { locale }, query }, { signal });
          const known = new Set(listed.map(({ id }) => id));
          return activities.filter((id) => !known.has(id));
        },
      ),
      loadVersions: fromPromise<readonly PinnedVersion[]>(({ signal }) => client.send(listVersions, {}, { signal })),
      // Not imported statically: diagnose() has it too, and a list's loader would name the file that they share.
      loadSources: fromPromise<PartnerSources>(async ({ signal }) => {
        const { getPolicySources } = await import("../../contracts/calls/policy-sources.ts");
        return client.send(getPolicySources, {}, { signal });
      }),
      checkAffiliate: fromPromise<boolean, { id: string }>(
        async ({ input: { id }, signal }) =>
          (await client.send(referral, { body: { referral_code: id } }, { signal })).accepted,
      ),
      address: fromCallback<ConfigurationChanged>(({ receive }) => {
        // A partner's address is the partner's.
        if (!isOnShop(services)) return undefined;
        let timer: ReturnType<typeof setTimeout> | undefined;
        receive(({ configuration, activity }) => {
          cacheConfiguration(subjectKey(services.apiBase, activity), configuration);
          clearTimeout(timer);
          timer = setTimeout(() => {
            // On a busy page the wait may end between the removal and the end of the actor.
            if (services.host?.isConnected) address.write({ [configurationParameter]: configuration || null });
          }, writtenAfter);
        });
        return () => clearTimeout(timer);
      }),
      copy: fromPromise<void, { text: string }>(({ input }) => copyText(input.text)),
    },
  };
}
