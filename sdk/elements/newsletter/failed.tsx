import { useLingui } from "@lingui/react/macro";
import type { SubscribeFailure } from "../../machines/newsletter/newsletter.types.ts";
import { Notice } from "../../ui/notice.tsx";

/** One sentence, and what to do next. The form above stays as it is. */
export function Failed({
  failure,
  shopAddress,
}: {
  readonly failure: SubscribeFailure;
  readonly shopAddress: string | null;
}) {
  const { t } = useLingui();
  const sentences: Record<SubscribeFailure, string> = {
    lost: t`That did not reach us. Please sign up once more in a moment.`,
    tooOften: t`Many sign-ups have come from your connection just now. Please try again in an hour.`,
    noProof: t`Your browser could not prove that you are a person. Please sign up once more.`,
    notHere:
      shopAddress === null
        ? t`Signing up does not work in this browser. Please try another one.`
        : t`Signing up does not work on this page, but it does in our shop.`,
  };
  const isElsewhere = failure === "notHere" && shopAddress !== null;
  return (
    <div className="mt-2">
      <Notice
        tone="warning"
        role="alert"
        actions={
          isElsewhere && (
            <a
              className="focus-ring inline-flex min-h-11 items-center rounded-field font-strong underline"
              href={shopAddress}
              target="_blank"
              rel="noopener"
            >
              {t`Sign up in the shop`}
            </a>
          )
        }
      >
        {sentences[failure]}
      </Notice>
    </div>
  );
}
