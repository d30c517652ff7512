import type { FormEvent } from "react";
import type { AdminDistributor } from "../../../sdk/contracts/admin/distributors.ts";
import { addDistributorAccount, removeDistributorAccount } from "../../../sdk/contracts/calls/admin/distributors.ts";
import { emailMaxLength } from "../../../sdk/contracts/contact.ts";
import { TextButton } from "../../../sdk/ui/text-button.tsx";
import { callApi } from "../../api.ts";
import { checksIn } from "../../forms/checks.ts";
import { formGrid } from "../../forms/classes.ts";
import { FormTextField } from "../../forms/field.tsx";
import { useFormWords } from "../../forms/form-context.ts";
import { Refused } from "../../forms/message.tsx";
import { Submit } from "../../forms/submit.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useSending } from "../../forms/use-sending.ts";
import { CellEmail, DataTable } from "../../lists/data-table.tsx";
import { formWidth, partTitle, sectionLead, sectionPart } from "../../sections/classes.ts";
import { fill } from "../../shell/fill.ts";
import { useAdminWords } from "../context.ts";

interface AccountsProps {
  readonly distributor: AdminDistributor;
  readonly onChange: (distributor: AdminDistributor, message: string) => void;
}

/** Who books for a distributor: added by address, taken away by a press. */
export function Accounts({ distributor: { distributorId, accounts }, onChange }: AccountsProps) {
  const words = useAdminWords().distributors;
  const { words: formWords } = useFormWords();
  const { given, email, all } = checksIn(formWords);
  const { sending, send } = useSending();
  const form = useForm({ email: "" }, { email: all(given(), email) });

  function add(event: FormEvent) {
    event.preventDefault();
    if (!form.isRight()) return;
    send(
      () => callApi(addDistributorAccount, { params: { distributorId }, body: { email: form.values.email.trim() } }),
      (changed) => {
        form.reset({ email: "" });
        onChange(changed, words.accountAdded);
      },
    );
  }

  const remove = (userId: string) =>
    send(
      () => callApi(removeDistributorAccount, { params: { distributorId, userId } }),
      (changed) => onChange(changed, words.accountRemoved),
    );

  return (
    <section className={sectionPart} aria-labelledby="accounts">
      <h3 id="accounts" className={`mb-3 ${partTitle}`}>
        {words.accounts}
      </h3>
      {accounts.length === 0 ? (
        <p className={sectionLead}>{words.noAccounts}</p>
      ) : (
        <DataTable
          entries={accounts}
          keyOf={({ userId }) => userId}
          columns={[
            {
              name: words.account,
              renderCell: (account) => (
                <span>
                  {account.name}
                  <CellEmail email={account.email} />
                </span>
              ),
            },
            {
              name: words.access,
              renderCell: (account) => (
                <TextButton
                  name={fill(words.removeOf, { email: account.email })}
                  onPress={() => remove(account.userId)}
                >
                  {words.remove}
                </TextButton>
              ),
            },
          ]}
        />
      )}
      <form ref={form.ref} className={`mt-5 ${formGrid} ${formWidth}`} noValidate onSubmit={add}>
        <FormTextField
          field={form.field("email")}
          label={words.accountEmail}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={emailMaxLength}
        />
        {sending.state === "refused" && <Refused refusal={sending.refusal} own={words.refusals} />}
        <Submit variant="secondary" isBusy={sending.state === "sending"}>
          {words.add}
        </Submit>
      </form>
    </section>
  );
}
