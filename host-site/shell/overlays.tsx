import { LinkButton } from "../../sdk/ui/link-button.tsx";
import type { PageAnswer } from "../page.ts";
import { GipfelElement } from "./gipfel-element.tsx";
import { configuratorAddress, configuratorSubject } from "./configurator-subject.ts";
import { MobileMenu } from "./mobile-menu.tsx";
import { MobileSearch } from "./mobile-search.tsx";
import type { ShopOverlay } from "./overlay-address.ts";
import { OverlayDialog } from "./overlay-dialog.tsx";
import { useOverlay } from "./use-overlay.ts";

/** What may lie over a page, by the ident in the address (discovery spec §2). Once per page, beside its header. */
export function Overlays({ answer }: { readonly answer: PageAnswer }) {
  const overlay = useOverlay();
  const { words } = answer.shell;
  const titles: Partial<Record<ShopOverlay["ident"], string>> = {
    map: words.header.map,
    chat: words.header.help,
    activity: words.header.activities,
    "widget-configurator": words.footer.configure,
  };
  const title = overlay && titles[overlay.ident];
  const isDrawer = overlay?.ident === "widget-configurator";
  return (
    <>
      <MobileMenu answer={answer} />
      <MobileSearch answer={answer} />
      <OverlayDialog
        id="overlay"
        isOpen={title != null}
        title={title ?? words.header.map}
        closeName={words.close}
        className={`${isDrawer ? "ms-auto w-[min(100%,1120px)]" : "w-full"} [--overlay-side:var(--side)] [--gipfel-map-height:calc(100dvh-var(--header))]`}
      >
        {overlay && title && <Inside answer={answer} overlay={overlay} />}
      </OverlayDialog>
    </>
  );
}

/** The element, with a link to the page that shows the same. */
function Inside({ answer, overlay }: { readonly answer: PageAnswer; readonly overlay: ShopOverlay }) {
  const { words, paths } = answer.shell;
  if (overlay.ident === "activity") {
    return (
      <div className="wrap pt-6 pb-12">
        <GipfelElement
          tag="gipfel-activity"
          answer={answer}
          attributes={{ activity: String(overlay.activityId), mode: "inline" }}
        />
      </div>
    );
  }
  if (overlay.ident === "map") {
    return (
      <GipfelElement tag="gipfel-map" answer={answer}>
        <LinkButton className="mx-(--side) my-6" href={paths.map}>
          {words.header.map}
        </LinkButton>
      </GipfelElement>
    );
  }
  if (overlay.ident === "widget-configurator") {
    return (
      <GipfelElement
        tag="gipfel-configurator"
        answer={answer}
        className="px-(--side) pt-6 pb-12"
        attributes={configuratorSubject(answer, location.search)}
      >
        <LinkButton href={configuratorAddress(answer, location.search)}>{words.footer.widget}</LinkButton>
      </GipfelElement>
    );
  }
  return (
    <GipfelElement tag="gipfel-chat" answer={answer}>
      <div className="wrap pt-12 pb-18">
        <p className="lead">{words.header.helpSoon}</p>
        <p className="mt-8">
          <LinkButton variant="primary" href={paths.chat}>
            {words.footer.helpCentre}
          </LinkButton>
        </p>
      </div>
    </GipfelElement>
  );
}
