import { useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { Button } from "../../ui/button.tsx";
import type { BookingProps } from "./booking.props.ts";
import { usePart } from "./lazy-parts.tsx";
import { Widget } from "./widget.tsx";

/** The booking widget: in the page, in a drawer or in a dialog. */
export function BookingView(props: BookingProps) {
  return props.presentation === "inline" ? <Widget {...props} /> : <Floating {...props} />;
}

/**
 * A widget that opens over the page, with a button of its own where the page doesn't open it. The button stays while
 * the widget is open.
 */
function Floating(props: BookingProps) {
  const { t } = useLingui();
  const { code: View } = usePart("presentation", props.locale);
  const closed = props.view.kind === "closed" ? props.view : undefined;
  const hasTrigger = useRef(false);
  if (closed?.open) hasTrigger.current = true;
  return (
    <>
      {hasTrigger.current && <Button onPress={() => closed?.open?.()}>{t`Book now`}</Button>}
      {View && <View {...props} />}
    </>
  );
}
