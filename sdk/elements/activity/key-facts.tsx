import { useLingui } from "@lingui/react/macro";
import {
  CalendarCheck,
  Clock,
  FastForward,
  Languages,
  MailQuestionMark,
  MapPin,
  Smartphone,
  TicketPercent,
  Users,
  type IconNode,
} from "lucide";
import type { KeyFact } from "../../machines/activity/key-facts.rules.ts";
import { Icon } from "../../ui/icon.tsx";
import { useKeyFactWords } from "./key-fact-words.ts";

const icons: Record<KeyFact["kind"], IconNode> = {
  duration: Clock,
  mobileTicket: Smartphone,
  skipTheLine: FastForward,
  meetingPoint: MapPin,
  discount: TicketPercent,
  cancellation: CalendarCheck,
  onRequest: MailQuestionMark,
  booked: Users,
  languages: Languages,
};

interface Props {
  readonly facts: readonly KeyFact[];
  /** One column, each fact in one line. */
  readonly isCompact: boolean;
  readonly languageTag: string;
}

/** What matters before booking: icon, a strong word, one line of why. */
export function KeyFacts({ facts, isCompact, languageTag }: Props) {
  const { t } = useLingui();
  const wordsOf = useKeyFactWords(languageTag);
  if (facts.length === 0) return null;
  return (
    <ul
      aria-label={t`At a glance`}
      className={`mt-6 grid gap-x-8 ${isCompact ? "gap-y-3" : "gap-y-6 @md:grid-cols-2 @2xl:grid-cols-3"}`}
    >
      {facts.map((fact, index) => {
        const { word, why } = wordsOf(fact);
        return (
          <li key={index} className="flex min-w-0 gap-3">
            <Icon of={icons[fact.kind]} className="mt-0.5 text-accent" />
            <div className="min-w-0 hyphens-auto wrap-break-word">
              <span className="font-strong">{word}</span>
              {why && <span className={`text-14 text-ink-2 ${isCompact ? "ms-2" : "block"}`}>{why}</span>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
