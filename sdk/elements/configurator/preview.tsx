import { useLingui } from "@lingui/react/macro";
import { createElement } from "react";
import type { ConfiguratorProps } from "./configurator.props.ts";
import { useDetachedAddress } from "./preview-address.ts";
import { Segments } from "./segments.tsx";
import { useScaledPage } from "./use-scaled-page.ts";

/**
 * A page with the real element in it, as wide as a phone's or a desktop's, light or dark. Where its place is narrower
 * the page is drawn smaller, as a whole. Around a frame it is light, without a choice: the shop's page in the frame
 * takes light or dark from the visitor's own setting, which the page around it can't change.
 */
export function PreviewPage({ preview }: Pick<ConfiguratorProps, "preview">) {
  const { t } = useLingui();
  const { width, scheme, set, tag, attributes, link, frame } = preview;
  const { place, page } = useScaledPage(width, () => set({ width: "phone" }));
  // Another element where one is gone: Preact sets a removed attribute's property to "", a wrong value.
  const key = frame ?? `${tag} ${Object.keys(attributes)} ${attributes["variant"]}`;
  useDetachedAddress(page, key);
  return (
    <section aria-label={t`Preview`} className="min-w-0">
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="text-16 font-strong">{t`Preview`}</h3>
        <div className="flex flex-wrap gap-2">
          <Segments
            label={t`Width of the preview`}
            value={width}
            options={[
              { value: "desktop", label: t`Desktop` },
              { value: "phone", label: t`Phone` },
            ]}
            onChange={(width) => set({ width })}
          />
          {frame === null && (
            <Segments
              label={t`Light of the preview`}
              value={scheme}
              options={[
                { value: "light", label: t`Light` },
                { value: "dark", label: t`Dark` },
              ]}
              onChange={(scheme) => set({ scheme })}
            />
          )}
        </div>
      </div>
      <div
        className={`preview ${frame === null ? scheme : "light"} ${width} overflow-hidden rounded-card border border-line`}
      >
        <div aria-hidden className="bar flex items-center gap-1.5 px-3 py-2.5 text-12">
          <i className="dot" />
          <i className="dot" />
          <i className="dot" />
          <span className="ms-2">your-page.ch</span>
        </div>
        <div ref={place} className="place">
          <div ref={page} className="page">
            <div aria-hidden className="lines mb-6">
              <i />
              <i />
            </div>
            {frame === null ? (
              createElement(tag, { key, ...attributes }, link.text)
            ) : (
              <iframe key={key} src={frame} title={t`Preview of the frame`} loading="lazy" className="w-full" />
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
