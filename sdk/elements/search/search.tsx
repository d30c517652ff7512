import { Dropdown } from "./dropdown.tsx";
import { Screen } from "./screen.tsx";
import type { SearchProps } from "./search.props.ts";
import { useNarrow } from "./use-narrow.ts";

/** A dropdown below the field, or the full screen behind a bar: by `placement`, else by the window's width. */
export function SearchView(props: SearchProps) {
  const isNarrow = useNarrow();
  const isScreen = props.placement === "screen" || (props.placement === "auto" && isNarrow);
  return isScreen ? <Screen {...props} /> : <Dropdown {...props} />;
}
