import { useContext, useEffect, useState } from "preact/hooks";
import type { BodyOf } from "../body.ts";
import { FormContext } from "../forms/form-context.ts";
import { formWords, loadWords } from "../forms/words.ts";
import type { FormWords } from "../forms/words/en.ts";
import type { PageAnswer } from "../page.ts";
import { VisitorContext } from "../shell/visitor.ts";
import { AccountContext } from "./context.ts";
import { AccountLayout, AccountSkeleton } from "./account-layout.tsx";
import { Guest } from "./guest.tsx";
import { returnTo } from "./sign-in/return-to.ts";
import { accountWords } from "./words.ts";
import type { AccountWords } from "./words/en.ts";

interface AccountProps {
  readonly answer: PageAnswer;
  readonly body: BodyOf<"account">;
}

/** What an account's page shows below its title: all of it is the visitor's own, asked for in the browser. */
export function Account({ answer, body }: AccountProps) {
  const { user } = useContext(VisitorContext);
  const [words, setWords] = useState<{ readonly account: AccountWords; readonly form: FormWords } | null>(null);
  useEffect(() => {
    let isGone = false;
    const loads = [loadWords(accountWords, answer.locale), loadWords(formWords, answer.locale)] as const;
    void Promise.all(loads).then(([account, form]) => isGone || setWords({ account, form }));
    return () => void (isGone = true);
  }, [answer.locale]);

  // Who follows a link that asks to sign in, and has done so already, goes on.
  const wanted =
    user && user !== "unknown" && body.section === null && typeof location !== "undefined" ? returnTo(location) : null;
  useEffect(() => {
    if (wanted !== null) location.replace(wanted);
  }, [wanted]);

  if (!words || user === "unknown" || wanted !== null) return <AccountSkeleton />;
  return (
    <FormContext.Provider value={{ locale: answer.locale, words: words.form }}>
      <AccountContext.Provider value={{ answer, words: words.account }}>
        {user ? <AccountLayout user={user} body={body} /> : <Guest body={body} />}
      </AccountContext.Provider>
    </FormContext.Provider>
  );
}
