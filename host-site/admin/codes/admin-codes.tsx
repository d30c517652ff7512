import { useState } from "react";
import { codeStates, type AdminCode } from "../../../sdk/contracts/admin/codes.ts";
import { listAdminCodes } from "../../../sdk/contracts/calls/admin/codes.ts";
import { shownCode } from "../../../sdk/contracts/code-name.ts";
import { codeKinds } from "../../../sdk/contracts/code.ts";
import { Button } from "../../../sdk/ui/button.tsx";
import { callApi } from "../../api.ts";
import { requestedPage } from "../../forms/requested-page.ts";
import { StepLink } from "../../forms/step-link.tsx";
import { useAddress } from "../../forms/use-address.ts";
import { CellEmail, cellDate, cellNote, DataTable, entryLink } from "../../lists/data-table.tsx";
import { StatusChip } from "../../lists/status-chip.tsx";
import { longDate } from "../../long-date.ts";
import { cardActions, sectionTitle } from "../../sections/classes.ts";
import { useAccount } from "../../sections/context.ts";
import { counted } from "../../shell/fill.ts";
import { useAdminWords } from "../context.ts";
import { Filter, ListBar, optionsOf } from "../list-bar.tsx";
import { Listing } from "../listing.tsx";
import { NewRebateDialog } from "./new-rebate-dialog.tsx";
import { NewVoucherDialog } from "./new-voucher-dialog.tsx";
import { worthOf } from "./worth.ts";

/** Rebates and gift vouchers, newest first, and the way to new ones. */
export function AdminCodes() {
  const { answer } = useAccount();
  const all = useAdminWords();
  const words = all.codes;
  const { query, go } = useAddress();
  const [dialog, setDialog] = useState<"rebate" | "voucher" | null>(null);
  const state = codeStates.find((each) => each === query.get("state"));
  const kind = codeKinds.find((each) => each === query.get("kind"));
  const question = {
    search: query.get("search") ?? "",
    page: requestedPage(query),
    ...(state ? { state } : {}),
    ...(kind ? { kind } : {}),
  };
  const dialogProps = { onClose: () => setDialog(null), onDone: ({ code }: AdminCode) => go({ code }) };
  const leftOf = ({ rebate, voucher }: AdminCode) =>
    voucher
      ? voucher.balance.formatted
      : rebate && rebate.usesLeft !== null
        ? counted(words.uses, rebate.usesLeft, answer.locale)
        : words.unlimited;
  return (
    <>
      <h2 className={`mb-4 ${sectionTitle}`}>{words.title}</h2>
      <div className={`mb-6 ${cardActions}`}>
        <Button onPress={() => setDialog("voucher")}>{words.newVoucher}</Button>
        <Button variant="secondary" onPress={() => setDialog("rebate")}>
          {words.newRebate}
        </Button>
      </div>
      <ListBar hint={words.searchHint}>
        <Filter name="kind" label={words.kind} all={all.any} options={optionsOf(words.kinds)} />
        <Filter name="state" label={all.state} all={all.any} options={optionsOf(words.states)} />
      </ListBar>
      <Listing
        question={question}
        load={() => callApi(listAdminCodes, { query: question })}
        empty={{ title: words.emptyTitle, text: words.empty }}
      >
        {(entries) => (
          <DataTable
            entries={entries}
            keyOf={({ code }) => code}
            columns={[
              {
                name: words.code,
                renderCell: ({ code, kind: of, label, voucher }) => (
                  <>
                    <StepLink className={entryLink} changes={{ code }}>
                      <bdi>{shownCode({ kind: of, code })}</bdi>
                    </StepLink>
                    <span className={cellNote}>{[words.kinds[of], label].filter(Boolean).join(" · ")}</span>
                    {voucher?.recipientEmail && <CellEmail email={voucher.recipientEmail} />}
                  </>
                ),
              },
              { name: words.worth, isNumber: true, renderCell: worthOf },
              { name: words.left, isNumber: true, renderCell: leftOf },
              {
                name: words.validUntil,
                renderCell: ({ validUntil }) => (
                  <span className={cellDate}>{validUntil ? longDate(validUntil, answer.locale) : words.noEnd}</span>
                ),
              },
              {
                name: all.state,
                renderCell: ({ state: is }) => <StatusChip state={is}>{words.states[is]}</StatusChip>,
              },
            ]}
          />
        )}
      </Listing>
      {dialog === "rebate" && <NewRebateDialog {...dialogProps} />}
      {dialog === "voucher" && <NewVoucherDialog {...dialogProps} />}
    </>
  );
}
