import type { BookingRequestBody } from "./booking-request.body.ts";
import type { PageAnswer } from "../../page.ts";
import { WithCode } from "../../with-code.tsx";

interface Props {
  readonly answer: PageAnswer;
  readonly body: BookingRequestBody;
}

const loadForm = async () => (await import("../../requests/request-form.tsx")).RequestForm;

/**
 * The page on which a supplier answers a booking on request. The browser fetches the request: the page is the same for
 * every link.
 */
export function BookingRequestPage({ answer, body }: Props) {
  return (
    <div className="wrap any-direction pb-18 wrap-anywhere">
      <h1 className="title">{body.title}</h1>
      <div className="mt-8 max-w-170 min-h-120">
        <WithCode load={loadForm} words={answer.shell.words}>
          {(RequestForm) => <RequestForm answer={answer} />}
        </WithCode>
      </div>
    </div>
  );
}
