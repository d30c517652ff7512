import { useLingui } from "@lingui/react/macro";
import { Check, Copy } from "lucide";
import { useId, useLayoutEffect, useRef } from "react";
import type { FormatName, SnippetPart } from "../../snippets/formats.ts";
import { FormatNote } from "./format-note.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Select } from "../../ui/select.tsx";
import type { ConfiguratorProps } from "./configurator.props.ts";
import { QrCode } from "./qr-code-part.tsx";

/** Lines of code in sight; the others are scrolled to. */
const mostRows = 16;

type CodeProps = Pick<
  ConfiguratorProps,
  "format" | "formats" | "chooseFormat" | "parts" | "copy" | "versions" | "pinned" | "goneVersion" | "pin" | "shop"
>;

/** The widget's code, in the form that the partner's page takes. */
export function Code(props: CodeProps) {
  const { t } = useLingui();
  const { format, versions, goneVersion } = props;
  const names: Record<FormatName, string> = {
    html: t`Any page (HTML)`,
    wordpress: "WordPress",
    react: "React",
    vue: "Vue",
    angular: "Angular",
    svelte: "Svelte",
    iframe: t`Frame (iframe)`,
    link: t`Link and QR code`,
    policy: t`Content Security Policy`,
  };
  // The one of a link that is gone stands among the choices: another one takes its place, also the newest.
  const choices = goneVersion === null ? versions : [goneVersion, ...versions];
  const hasVersion = choices.length > 0;
  return (
    <section aria-label={t`Code`} className="min-w-0">
      <div className={`grid gap-3 ${hasVersion ? "@min-[480px]:grid-cols-2" : ""}`}>
        <Select
          label={t`Where does it go?`}
          value={format}
          options={props.formats.map((value) => ({ value, label: names[value] }))}
          onChange={(value) => props.chooseFormat(value as FormatName)}
        />
        {hasVersion && (
          <Select
            label={t`Version`}
            value={goneVersion ?? props.pinned ?? ""}
            options={[
              { value: "", label: t`Always the newest` },
              ...choices.map((value) => ({
                value,
                label: value === goneVersion ? value : t`${value}, never changes`,
              })),
            ]}
            onChange={(value) => props.pin(value || null)}
          />
        )}
      </div>
      {goneVersion && (
        <div className="mt-3">
          <Notice tone="warning" role="status">
            {t`Version ${goneVersion} can't be pinned: the code takes the newest one.`}
          </Notice>
        </div>
      )}
      <FormatNote format={format} shop={props.shop} />
      {props.parts.map((part, index) => (
        <Part key={`${format} ${part.name}`} part={part} isMain={index === 0} copy={props.copy} />
      ))}
      {format === "link" && <QrCode text={props.parts[0]!.text} />}
    </section>
  );
}

interface PartProps {
  readonly part: SnippetPart;
  readonly isMain: boolean;
  readonly copy: CodeProps["copy"];
}

function Part({ part, isMain, copy }: PartProps) {
  const { t } = useLingui();
  const id = useId();
  const code = useRef<HTMLTextAreaElement>(null);
  const titles: Record<SnippetPart["name"], string> = {
    code: t`Code`,
    settings: t`In the settings of the build`,
    shortcode: t`Shortcode, for the editor of texts`,
    block: t`Block, for the code editor of blocks`,
    address: t`Address`,
    link: t`Link (HTML)`,
    policy: t`What your page's policy must allow`,
  };
  const buttons: Record<SnippetPart["name"], string> = {
    code: t`Copy the code`,
    settings: t`Copy the setting`,
    shortcode: t`Copy the shortcode`,
    block: t`Copy the block`,
    address: t`Copy the address`,
    link: t`Copy the link`,
    policy: t`Copy the lines`,
  };
  const isOwn = copy.part === part.name;
  const isCopied = isOwn && copy.state === "copied";
  const hasFailed = isOwn && copy.state === "failed";
  useLayoutEffect(() => {
    if (!hasFailed) return;
    code.current?.focus();
    code.current?.select();
  }, [hasFailed]);
  return (
    <div className="mt-4">
      <label htmlFor={id} className={part.name === "code" ? "sr-only" : "mb-1 block text-14 font-value"}>
        {titles[part.name]}
      </label>
      <textarea
        id={id}
        ref={code}
        readOnly
        dir="ltr"
        spellCheck={false}
        rows={Math.min(part.text.split("\n").length + 1, mostRows)}
        value={part.text}
        className="code focus-ring block w-full rounded-field p-4 text-12"
      />
      <div className="mt-3">
        <Button
          wide
          variant={isMain ? "primary" : "secondary"}
          icon={isCopied ? Check : Copy}
          busy={isOwn && copy.state === "copying"}
          onPress={() => copy.press(part)}
        >
          {isCopied ? t`Copied` : buttons[part.name]}
        </Button>
        <p role="status" className="sr-only">
          {isCopied ? t`Copied` : ""}
        </p>
      </div>
      {hasFailed && (
        <div className="mt-3">
          <Notice tone="warning" role="alert">
            {t`Your browser does not let us copy. The text is selected: copy it with Ctrl and C, or ⌘ and C.`}
          </Notice>
        </div>
      )}
    </div>
  );
}
