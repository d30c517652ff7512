import { useContext } from "react";
import type { AccountBody } from "./account.body.ts";
import type { PageAnswer } from "../../page.ts";
import { VisitorContext } from "../../shell/visitor.ts";
import { WithCode } from "../../with-code.tsx";

interface Props {
  readonly answer: PageAnswer;
  readonly body: AccountBody;
}

const loadAccount = async () => (await import("../../account/account.tsx")).Account;

/** The account's pages: their code comes when one is opened, and what they show is the visitor's own. */
export function AccountPage(props: Props) {
  const { user } = useContext(VisitorContext);
  return (
    <div className="wrap account">
      <h1 className="title">{user === null ? props.body.guestTitle : props.body.title}</h1>
      <WithCode load={loadAccount} words={props.answer.shell.words}>
        {(Account) => <Account {...props} />}
      </WithCode>
    </div>
  );
}
