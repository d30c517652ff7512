import { useLingui } from "@lingui/react/macro";

/** Why a date or the tickets can't be changed. */
export default function LockedNote() {
  const { t } = useLingui();
  return <p className="pb-3 text-14 text-ink-2">{t`Set by this page.`}</p>;
}
