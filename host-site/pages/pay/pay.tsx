import type { PageAnswer } from "../../page.ts";
import { WithCode } from "../../with-code.tsx";
import type { PayBody } from "./pay.body.ts";

interface Props {
  readonly answer: PageAnswer;
  readonly body: PayBody;
}

const loadShares = async () => (await import("../../shares/shares.tsx")).Shares;

/**
 * The page of a payment that several people share: for its organiser by the booking's id, for a payer by the token of a
 * link. The browser fetches either: the page is the same for every link.
 */
export function PayPage({ answer, body }: Props) {
  return (
    <div className="wrap any-direction pb-18 wrap-anywhere">
      <h1 className="title">{body.title}</h1>
      <div className="mt-8 max-w-170 min-h-120">
        <WithCode load={loadShares} words={answer.shell.words}>
          {(Shares) => <Shares answer={answer} />}
        </WithCode>
      </div>
    </div>
  );
}
