import { X } from "lucide";
import { useContext, useEffect, useState } from "preact/hooks";
import type { PageAnswer } from "../page.ts";
import { appAddress, isAndroidPhone, isBannerDue } from "./app.ts";
import { readBannerClosed, writeBannerClosed } from "./app-banner-memory.ts";
import { Icon } from "./icon.tsx";
import { isBookingPage } from "./rules.ts";
import { VisitorContext } from "./visitor.ts";

/**
 * Offers the app on Android phones (discovery spec §4), at the foot of the window so that nothing moves when it comes;
 * closed, it stays away for 30 days. Not where somebody buys, and not in a partner's widget.
 */
export function AppBanner({ answer }: { readonly answer: PageAnswer }) {
  const { userAgent } = useContext(VisitorContext);
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    setDue(isAndroidPhone(userAgent) && isBannerDue(readBannerClosed(), Date.now()));
  }, [userAgent]);
  if (!isDue || isBookingPage(answer.kind) || answer.shell.widget) return null;
  const { banner } = answer.shell.words;
  return (
    <aside class="app-banner" aria-label={banner.name}>
      <img class="app-icon" src="/shop/icon.svg" alt="" width={40} height={40} />
      <p>
        <strong>{banner.title}</strong>
        {banner.text}
      </p>
      <a class="button" href={appAddress(answer.head.appPath)}>
        {banner.open}
      </a>
      <button
        type="button"
        class="header-item header-icon"
        aria-label={banner.dismiss}
        onClick={() => {
          writeBannerClosed(Date.now());
          setDue(false);
        }}
      >
        <Icon of={X} />
      </button>
    </aside>
  );
}
