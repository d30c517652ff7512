import { useContext, useEffect } from "react";
import type { AccountBody } from "../pages/account/account.body.ts";
import { FormContext } from "../forms/form-context.ts";
import { loaders as formWords } from "words:forms";
import { loadWords } from "../forms/load-words.ts";
import type { PageAnswer } from "../page.ts";
import { VisitorContext } from "../shell/visitor.ts";
import { AccountContext } from "../sections/context.ts";
import { AccountLayout, AccountSkeleton } from "./account-layout.tsx";
import { Guest } from "./guest.tsx";
import { returnTo } from "./sign-in/return-to.ts";
import { loaders as sectionWords } from "words:sections";
import { WithCode } from "../with-code.tsx";

interface AccountProps {
  readonly answer: PageAnswer;
  readonly body: AccountBody;
}

/** What an account's page shows below its title. All of it is private to the visitor and fetched by the browser. */
export function Account({ answer, body }: AccountProps) {
  const { user } = useContext(VisitorContext);

  // A visitor who is signed in already and follows a sign-in link is redirected.
  const wanted =
    user && user !== "unknown" && body.section === null && typeof location !== "undefined" ? returnTo(location) : null;
  useEffect(() => {
    if (wanted !== null) location.replace(wanted);
  }, [wanted]);

  return (
    <WithCode
      load={() => Promise.all([loadWords(sectionWords, answer.locale), loadWords(formWords, answer.locale)])}
      words={answer.shell.words}
      skeleton={<AccountSkeleton />}
    >
      {([words, form]) => (
        <FormContext.Provider value={{ locale: answer.locale, words: form }}>
          <AccountContext.Provider value={{ answer, words }}>
            {user === "unknown" || wanted !== null ? (
              <AccountSkeleton />
            ) : user ? (
              <AccountLayout user={user} body={body} />
            ) : (
              <Guest body={body} />
            )}
          </AccountContext.Provider>
        </FormContext.Provider>
      )}
    </WithCode>
  );
}
