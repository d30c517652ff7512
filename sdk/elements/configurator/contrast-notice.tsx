import { Trans, useLingui } from "@lingui/react/macro";
import { figureInWords } from "../../ui/figure.ts";
import { Notice } from "../../ui/notice.tsx";
import { TextButton } from "../../ui/text-button.tsx";
import type { ContrastProps } from "./configurator.props.ts";

/** The contrast of the button, and where it is too low the nearest colour that everybody can read. */
export function ContrastNotice({ ratio, better, onUse }: ContrastProps & { readonly onUse: () => void }) {
  const { t, i18n } = useLingui();
  const shown = (one: number) => `${figureInWords(Math.floor(one * 10) / 10, i18n.locale)} : 1`;
  if (!better)
    return (
      <Notice tone="success" role="status">
        {t`Contrast ${shown(ratio)}: everybody can read this.`}
      </Notice>
    );
  const { background, use } = better;
  // The button goes with its notice: the focus would fall to the page.
  const useShade = () => {
    use();
    onUse();
  };
  const betterRatio = shown(better.ratio);
  return (
    <Notice tone="warning" role="status">
      <Trans>
        Contrast <strong className="font-strong">{shown(ratio)}</strong>. Too little for many eyes; for everybody take{" "}
        <strong className="font-strong">{background}</strong> ({betterRatio}).
      </Trans>{" "}
      <TextButton name={t`Use it: ${background}`} onPress={useShade}>{t`Use it`}</TextButton>
    </Notice>
  );
}
