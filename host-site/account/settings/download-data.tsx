import { callApi } from "../../api.ts";
import { Message, Refused } from "../../forms/message.tsx";
import { ActionButton } from "../../forms/submit.tsx";
import { useSending } from "../../forms/use-sending.ts";
import { exportAccount } from "../../../sdk/contracts/calls/account-data.ts";
import { useAccount } from "../../sections/context.ts";
import { formGrid } from "../../forms/classes.ts";
import { formWidth, sectionLead } from "../../sections/classes.ts";

/** Saves all that the shop has of the account as a JSON file. */
export function DownloadData() {
  const words = useAccount().words.settings;
  const { sending, send } = useSending();
  return (
    <>
      <p className={sectionLead}>{words.dataLead}</p>
      <div className={`mt-5 ${formGrid} ${formWidth}`}>
        {sending.state === "refused" && <Refused refusal={sending.refusal} own={words.downloadRefusals} />}
        {sending.state === "sent" && (
          <Message kind="done">
            <p>{words.downloaded}</p>
          </Message>
        )}
        <ActionButton
          variant="secondary"
          isBusy={sending.state === "sending"}
          onPress={() => send(() => callApi(exportAccount), save)}
        >
          {words.download}
        </ActionButton>
      </div>
    </>
  );
}

function save(data: { readonly exportedAt: string }): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `gipfel-${data.exportedAt.slice(0, 10)}.json`;
  link.click();
  // The browser reads the file after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
