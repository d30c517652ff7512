import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { wordpressPluginPath } from "../../contracts/paths.ts";
import type { FormatName } from "../../snippets/formats.ts";
import { textLink } from "../../ui/text-button.tsx";

/** What is to be done with the code of a form, in a line. */
export function FormatNote({ format, shop }: { readonly format: FormatName; readonly shop: string }) {
  const { t } = useLingui();
  const plugin = `${shop}${wordpressPluginPath}`;
  const notes: Partial<Record<FormatName, ReactNode>> = {
    html: t`Paste it where the widget shall stand.`,
    wordpress: (
      <Trans>
        Both need{" "}
        <a className={textLink} href={plugin} download>
          the plugin
        </a>
        : add it under Plugins, then enter {shop} under Settings → Gipfel.
      </Trans>
    ),
    iframe: t`The script below the frame gives it the height of its page.`,
    policy: t`Add these sources to the lines that your page sends already.`,
  };
  const note = notes[format];
  return note ? <p className="mt-2 text-14 wrap-break-word text-ink-2">{note}</p> : null;
}
