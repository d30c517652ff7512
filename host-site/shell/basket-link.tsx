import { ShoppingBasket } from "lucide";
import { headerEntry } from "./classes.ts";
import { useContext } from "react";
import type { PageAnswer } from "../page.ts";
import { counted } from "./fill.ts";
import { Icon } from "../../sdk/ui/icon.tsx";
import { VisitorContext } from "./visitor.ts";

/* A little of its room is the neighbour's; in a narrow window it lies on the icon. */
const badge =
  "-me-2.5 min-w-5 rounded-chip bg-accent px-1.5 py-0.5 text-center text-12 font-strong text-on-accent tabular-nums max-[768px]:absolute max-[768px]:start-[25px] max-[768px]:top-0.5 max-[768px]:m-0 max-[768px]:min-w-[18px] max-[768px]:px-[5px] max-[768px]:py-px max-[768px]:outline-2 max-[768px]:outline-surface forced-colors:border";

/**
 * The basket, with a badge from one item on (discovery spec §2). The badge's place is reserved, so that nothing moves
 * when it comes.
 */
export function BasketLink({ answer }: { readonly answer: PageAnswer }) {
  const { basketCount } = useContext(VisitorContext);
  const { words, paths } = answer.shell;
  const { basket, basketWith } = words.header;
  return (
    <a
      className={`${headerEntry} max-[768px]:relative max-[768px]:min-w-11 max-[768px]:justify-center max-[768px]:p-2`}
      href={paths.basket}
      aria-label={basketCount > 0 ? counted(basketWith, basketCount, answer.locale) : basket}
    >
      <Icon of={ShoppingBasket} />
      <span className="max-[768px]:hidden">{basket}</span>
      <span className={`badge ${badge} ${basketCount < 1 ? "invisible" : ""}`}>
        {basketCount > 99 ? "99+" : basketCount}
      </span>
    </a>
  );
}
