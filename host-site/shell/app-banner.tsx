import { X } from "lucide";
import { useContext, useEffect, useState } from "react";
import type { PageAnswer } from "../page.ts";
import { appAddress, isAndroidPhone, isBannerDue } from "./app.ts";
import { readBannerClosed, writeBannerClosed } from "./app-banner-memory.ts";
import { fill } from "./fill.ts";
import { IconButton } from "../../sdk/ui/icon-button.tsx";
import { LinkButton } from "../../sdk/ui/link-button.tsx";
import { isBookingPage } from "./rules.ts";
import { VisitorContext } from "./visitor.ts";

/**
 * Offers the app on Android phones (discovery spec §4), at the bottom of the window so that nothing shifts. Once
 * closed, it is hidden for 30 days. Not on pages of the purchase, and not in a partner's widget.
 */
export function AppBanner({ answer }: { readonly answer: PageAnswer }) {
  const { userAgent } = useContext(VisitorContext);
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    setDue(isAndroidPhone(userAgent) && isBannerDue(readBannerClosed(), Date.now()));
  }, [userAgent]);
  const { androidPackage } = answer.shell.elsewhere;
  if (!isDue || androidPackage === null || isBookingPage(answer.kind) || answer.shell.widget) return null;
  const { shopName, words } = answer.shell;
  const { banner } = words;
  return (
    <aside
      className="app-banner fixed inset-x-2 bottom-[calc(8px+env(safe-area-inset-bottom))] z-20 flex items-center gap-3 rounded-card bg-surface py-2 ps-3 pe-1 shadow-float motion-safe:animate-[overlay-in_200ms_ease-out]"
      aria-label={fill(banner.name, { shop: shopName })}
    >
      <img className="flex-none rounded-field" src="/shop/icon.svg" alt="" width={40} height={40} />
      <p className="min-w-0 flex-1 text-14 text-ink-2">
        <strong className="block font-strong text-ink">{fill(banner.title, { shop: shopName })}</strong>
        {banner.text}
      </p>
      <LinkButton variant="primary" className="px-4" href={appAddress(answer.head.appPath, androidPackage)}>
        {banner.open}
      </LinkButton>
      <IconButton
        icon={X}
        name={banner.dismiss}
        onPress={() => {
          writeBannerClosed(Date.now());
          setDue(false);
        }}
      />
    </aside>
  );
}
