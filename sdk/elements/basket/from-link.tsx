import { useLingui } from "@lingui/react/macro";
import { ActionNotice } from "../../ui/action-notice.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { BasketProps } from "./basket.props.ts";
import { Editor } from "../../parts/cart/editor.tsx";

/**
 * A selection that a link has brought along: it is being reserved, or the link is no good (purchase spec §4, "Restore
 * from link").
 */
export function FromLink({ link, close }: { readonly link: BasketProps["link"]; readonly close: () => void }) {
  const { t } = useLingui();
  if (link === undefined) return null;
  if (link === "unreadable") {
    return (
      <div className="pb-4">
        <ActionNotice action={t`Got it`} onPress={close}>
          {t`This link is damaged, so nothing could be reserved from it. Please ask for a new one.`}
        </ActionNotice>
      </div>
    );
  }
  return (
    <div className={link.isReserving ? "pb-4" : ""}>
      {link.isReserving && (
        <Notice role="status">{t`We are reserving what your link has chosen. One moment, please.`}</Notice>
      )}
      <Editor {...link} />
    </div>
  );
}
