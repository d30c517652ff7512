import { useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight } from "lucide";
import { Icon } from "../../ui/icon.tsx";
import type { ActivityDetails } from "./activity.props.ts";

/** The way to here: all of it in a wide place, one step back in a narrow one. */
export function Crumbs({ crumbs }: Pick<ActivityDetails, "crumbs">) {
  const { t } = useLingui();
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={t`Where this belongs`} className="text-14 text-ink-3">
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.map((crumb, index) => {
          const isLast = index === crumbs.length - 1;
          return (
            <li key={index} className={`items-center gap-2 ${isLast ? "flex" : "hidden @3xl:flex"}`}>
              {index > 0 && <Icon of={ChevronRight} size={14} points className="hidden @3xl:block" />}
              {isLast && <Icon of={ChevronLeft} size={16} points className="@3xl:hidden" />}
              {crumb.href ? (
                <a
                  href={crumb.href}
                  className="focus-ring inline-flex min-h-11 items-center rounded-field hover:text-ink hover:underline @3xl:min-h-8"
                >
                  {crumb.title}
                </a>
              ) : (
                <span className="inline-flex min-h-11 items-center @3xl:min-h-8">{crumb.title}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
