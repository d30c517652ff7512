import type { LaterStepProps } from "../step-body.tsx";

/** Paying without leaving the page: basket and checkout, or the confirmation of what has come back from paying. */
export default function CheckoutStep({ props }: LaterStepProps) {
  const { view } = props;
  if (view.kind !== "checkout") return null;
  if (view.bookingId !== null) return <gipfel-confirmation {...view.pass} booking={view.bookingId} />;
  return (
    <div className="flex flex-col gap-8">
      <gipfel-basket {...view.pass} />
      <gipfel-checkout {...view.pass} return-url={view.returnUrl} />
    </div>
  );
}
