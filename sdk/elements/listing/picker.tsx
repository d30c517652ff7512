import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { ArrowRight } from "lucide";
import { LinkButton } from "../../ui/link-button.tsx";
import type { ListingProps } from "./listing.props.ts";

/** For affiliates: how many are picked, and the way to configure a widget of them (discovery spec §6). */
export function Picker({ count, address, configure }: NonNullable<ListingProps["picker"]>) {
  const { t } = useLingui();
  return (
    <div className="sticky bottom-0 z-10 mt-6 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-surface py-4">
      <p role="status" className="text-16 font-strong">
        {count === 0
          ? t`Choose the activities for your widget`
          : t`${plural(count, { one: "# activity chosen", other: "# activities chosen" })}`}
      </p>
      {count > 0 && (
        <LinkButton variant="primary" href={address} icon={ArrowRight} onPress={configure}>
          {t`Configure the widget`}
        </LinkButton>
      )}
    </div>
  );
}
