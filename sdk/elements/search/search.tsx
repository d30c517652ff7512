import { Dropdown } from "./dropdown.tsx";
import { Screen } from "./screen.tsx";
import type { SearchProps } from "./search.props.ts";
import { useNarrow } from "./use-narrow.ts";

/** A dropdown below the field, or the full screen behind a bar: as it is asked for, else as the window is wide. */
export function SearchView(props: SearchProps) {
  const isNarrow = useNarrow();
  const isScreen = props.placement === "screen" || (props.placement === "auto" && isNarrow);
  return isScreen ? <Screen {...props} /> : <Dropdown {...props} />;
}
