import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Tabs } from "../../../ui/tabs.tsx";
import type { BookingProps } from "../booking.props.ts";

/** The tabs Booking and More information (purchase spec §2). */
export default function Navigation({
  props,
  children,
}: {
  readonly props: BookingProps;
  readonly children: ReactNode;
}) {
  const { t } = useLingui();
  if (!props.tabs) return <>{children}</>;
  const { chosen, choose, information } = props.tabs;
  return (
    <Tabs
      label={props.head.title}
      value={chosen}
      onChange={choose}
      tabs={[
        { value: "booking", label: t`Booking` },
        { value: "activity", label: t`More information` },
      ]}
    >
      {chosen === "booking" ? (
        children
      ) : (
        <p className="max-w-measure py-6 whitespace-pre-line hyphens-auto">{information}</p>
      )}
    </Tabs>
  );
}
