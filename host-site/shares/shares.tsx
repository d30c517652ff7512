import { Link2Off } from "lucide";
import { useState } from "react";
import { loaders as formWords } from "words:forms";
import { loaders as shareWords } from "words:shares";
import { FormContext } from "../forms/form-context.ts";
import { loadWords } from "../forms/load-words.ts";
import { RowsSkeleton } from "../forms/skeleton.tsx";
import { Empty } from "../lists/empty.tsx";
import type { PageAnswer } from "../page.ts";
import { WithCode } from "../with-code.tsx";
import { Organiser } from "./organiser.tsx";
import { Payer } from "./payer.tsx";

/** A shared payment: its payer's view by `token`, its organiser's by `bookingId`. */
export function Shares({ answer }: { readonly answer: PageAnswer }) {
  const [{ token, bookingId }] = useState(() => {
    const query = new URLSearchParams(location.search);
    return { token: query.get("token"), bookingId: query.get("bookingId") };
  });
  return (
    <WithCode
      load={() => Promise.all([loadWords(shareWords, answer.locale), loadWords(formWords, answer.locale)])}
      words={answer.shell.words}
      skeleton={<RowsSkeleton rows={3} />}
    >
      {([own, form]) => (
        <FormContext.Provider value={{ locale: answer.locale, words: form }}>
          {token ? (
            <Payer answer={answer} words={own} token={token} />
          ) : bookingId ? (
            <Organiser answer={answer} words={own} bookingId={bookingId} />
          ) : (
            <Empty
              icon={Link2Off}
              title={own.invalidTitle}
              text={own.invalid}
              action={{ title: own.toShop, url: answer.shell.paths.homepage }}
            />
          )}
        </FormContext.Provider>
      )}
    </WithCode>
  );
}
