import { useLingui } from "@lingui/react/macro";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { BasketProps } from "./basket.connect.ts";
import { Editor } from "./editor.tsx";

/** A selection that a link has brought along: it is being reserved, or the link is no good (purchase spec §4, "Restore from link"). */
export function FromLink({ link, close }: { readonly link: BasketProps["link"]; readonly close: () => void }) {
  const { t } = useLingui();
  if (link === undefined) return null;
  if (link === "unreadable") {
    return (
      <div className="pb-4">
        <Notice
          tone="warning"
          role="alert"
          actions={
            <Button look="quiet" size="small" onPress={close}>
              {t`Got it`}
            </Button>
          }
        >
          {t`This link is damaged, so nothing could be reserved from it. Please ask for a new one.`}
        </Notice>
      </div>
    );
  }
  return (
    <div className={link.isReserving ? "pb-4" : ""}>
      {link.isReserving && <Notice role="status">{t`We are reserving what your link has chosen. One moment, please.`}</Notice>}
      <Editor {...link} />
    </div>
  );
}
