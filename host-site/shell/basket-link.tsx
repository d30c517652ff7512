import { ShoppingBasket } from "lucide";
import { useContext } from "preact/hooks";
import type { PageAnswer } from "../page.ts";
import { counted } from "./fill.ts";
import { Icon } from "./icon.tsx";
import { VisitorContext } from "./visitor.ts";

/**
 * The basket, with a badge from one item on (discovery spec §2). The badge's place is kept, so that nothing moves when
 * it comes.
 */
export function BasketLink({ answer }: { readonly answer: PageAnswer }) {
  const { basketCount } = useContext(VisitorContext);
  const { words, paths } = answer.shell;
  const { basket, basketWith } = words.header;
  return (
    <a
      class="header-item basket"
      href={paths.basket}
      aria-label={basketCount > 0 ? counted(basketWith, basketCount, answer.locale) : basket}
    >
      <Icon of={ShoppingBasket} />
      <span class="basket-word">{basket}</span>
      <span class="badge" hidden={basketCount < 1}>
        {basketCount > 99 ? "99+" : basketCount}
      </span>
    </a>
  );
}
