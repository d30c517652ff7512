import { useLingui } from "@lingui/react/macro";
import { Card } from "./card.tsx";
import type { ListProps } from "./listing.props.ts";

/**
 * For a text without results: pages with similar names, and popular ones (discovery spec §8, "Empty result"). Where no
 * activity of the list can be booked: similar ones.
 */
export function Suggestions({ suggestions, ...props }: ListProps) {
  const { t } = useLingui();
  if (!suggestions) return null;
  const { similar, activities, isInstead } = suggestions;
  return (
    <>
      {similar.length > 0 && (
        <nav aria-label={t`Similar searches`} className="mt-8 flex flex-col gap-3">
          <h3 className="text-18 font-strong">{t`Perhaps one of these`}</h3>
          <ul className="flex flex-wrap gap-2">
            {similar.map(({ title, address }) => (
              <li key={address}>
                <a
                  href={address}
                  className="focus-ring transition-quick flex min-h-11 items-center rounded-full border border-edge bg-surface px-4 text-16 hover:bg-surface-2"
                >
                  <bdi>{title}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {activities.length > 0 && (
        <section className="mt-8 flex flex-col gap-4">
          <h3 className="text-18 font-strong">{isInstead ? t`You can book these instead` : t`Popular activities`}</h3>
          <ul className="grid gap-x-4 gap-y-8 @min-[640px]:grid-cols-2 @min-[1024px]:grid-cols-4">
            {activities.map((activity) => (
              <li key={activity.id}>
                <Card {...props} press={(id) => props.press(id, 0)} isSmall activity={activity} eager={false} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
