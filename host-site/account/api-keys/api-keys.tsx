import { KeyRound } from "lucide";
import { useEffect, useRef, useState } from "react";
import { mostApiKeys, type ApiKey } from "../../../sdk/contracts/catalogue-export.ts";
import { listApiKeys } from "../../../sdk/contracts/calls/catalogue-export.ts";
import { TextButton, textLink } from "../../../sdk/ui/text-button.tsx";
import { callApi } from "../../api.ts";
import { Message } from "../../forms/message.tsx";
import { RowsSkeleton } from "../../forms/skeleton.tsx";
import { useLoaded } from "../../forms/use-loaded.ts";
import { WithLinks } from "../../forms/with-links.tsx";
import { WithLoaded } from "../../forms/with-loaded.tsx";
import { DataTable } from "../../lists/data-table.tsx";
import { Empty } from "../../lists/empty.tsx";
import { longDate } from "../../long-date.ts";
import { sectionLead, sectionPart, sectionTitle } from "../../sections/classes.ts";
import { useAccount } from "../../sections/context.ts";
import { fill } from "../../shell/fill.ts";
import { CreateKey, type CreatedKey } from "./create-key.tsx";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

/** The keys with which an affiliate's server reads the catalogue. */
export function ApiKeys() {
  const { words: all, answer } = useAccount();
  const words = all.apiKeys;
  const { paths, operatorEmail } = answer.shell;
  const { account } = paths;
  const heading = useRef<HTMLHeadingElement>(null);
  const [withdrawing, withdraw] = useState<ApiKey | null>(null);
  const [created, show] = useState<CreatedKey | null>(null);
  const { loaded, retry } = useLoaded("api-keys", () => callApi(listApiKeys));
  const [reloadCount, setReloadCount] = useState(0);
  const reload = () => (retry(), setReloadCount((count) => count + 1));
  // A dialog that closes gives the focus back to what had opened it, which may be gone with the old list.
  useEffect(() => {
    if (reloadCount > 0) heading.current?.focus();
  }, [reloadCount]);
  return (
    <>
      <h2 ref={heading} className={sectionTitle} tabIndex={-1}>
        {words.title}
      </h2>
      <p className={sectionLead}>
        {words.lead}{" "}
        <a className={textLink} href={guidePath(account)}>
          {words.guide}
        </a>
      </p>
      <WithLoaded loaded={loaded} retry={retry} skeleton={<RowsSkeleton rows={3} />}>
        {({ state, keys }) =>
          state !== null ? (
            <div className="mt-6">
              {state === "approved" ? (
                <CreateKey
                  isFull={keys.length >= mostApiKeys}
                  created={created}
                  onCreated={(made) => (show(made), retry())}
                  onReload={reload}
                />
              ) : (
                <Message kind="info">
                  <p>
                    <WithLinks
                      sentence={words.notApproved[state]}
                      links={{ email: { title: operatorEmail, url: `mailto:${operatorEmail}` } }}
                    />
                  </p>
                </Message>
              )}
              {keys.length > 0 && (
                <div className={`mt-8 ${sectionPart}`}>
                  <DataTable
                    entries={keys}
                    keyOf={({ id }) => id}
                    columns={[
                      { name: words.name, renderCell: ({ name }) => <bdi>{name}</bdi> },
                      { name: words.created, renderCell: ({ createdAt }) => longDate(createdAt, answer.locale) },
                      {
                        name: words.lastUsed,
                        renderCell: ({ lastUsedOn }) =>
                          lastUsedOn ? longDate(lastUsedOn, answer.locale) : words.never,
                      },
                      {
                        name: words.action,
                        renderCell: (key) => (
                          <TextButton
                            name={fill(words.withdrawNamed, { name: key.name })}
                            onPress={() => withdraw(key)}
                          >
                            {words.withdraw}
                          </TextButton>
                        ),
                      },
                    ]}
                  />
                </div>
              )}
            </div>
          ) : (
            <Empty
              icon={KeyRound}
              title={words.emptyTitle}
              text={words.empty}
              action={{ title: words.toAffiliate, url: `${account}/affiliate` }}
            />
          )
        }
      </WithLoaded>
      {withdrawing && (
        <WithdrawDialog
          apiKey={withdrawing}
          onClose={() => withdraw(null)}
          onDone={() => {
            if (created?.apiKey.id === withdrawing.id) show(null);
            withdraw(null);
            reload();
          }}
        />
      )}
    </>
  );
}

/** The guide stands beside the account, in the same language's shell. */
function guidePath(accountPath: string): string {
  return accountPath.replace(/account$/, "developers/catalogue-export");
}
