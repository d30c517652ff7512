import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { BodyOf } from "../body.ts";
import type { PageAnswer } from "../page.ts";

interface Props {
  readonly answer: PageAnswer;
  readonly body: BodyOf<"booking-request">;
}

/**
 * Where a supplier answers a booking on request. The request itself is asked for by the browser: the page is the same
 * for every link.
 */
export function BookingRequestPage({ answer, body }: Props) {
  const [Form, setForm] = useState<ComponentType<{ readonly answer: PageAnswer }> | null>(null);
  useEffect(() => {
    let isGone = false;
    void import("../requests/request-form.tsx").then(({ RequestForm }) => isGone || setForm(() => RequestForm));
    return () => void (isGone = true);
  }, []);
  return (
    <div class="wrap supplier">
      <h1 class="title">{body.title}</h1>
      <div class="supplier-place request-place">{Form && <Form answer={answer} />}</div>
    </div>
  );
}
