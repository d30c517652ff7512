import { ArrowLeft, SearchX } from "lucide";
import type { ReactNode } from "react";
import { backLink } from "../sections/classes.ts";
import { Empty } from "../lists/empty.tsx";
import { StepLink } from "../forms/step-link.tsx";
import type { LoadState } from "../forms/use-loaded.ts";
import { WithLoaded } from "../forms/with-loaded.tsx";
import { Icon } from "../../sdk/ui/icon.tsx";

interface RecordPageProps<Data> {
  readonly loaded: LoadState<Data>;
  readonly retry: () => void;
  /** Code of the refusal when there is no such record. */
  readonly notFoundCode: string;
  readonly words: { readonly notFoundTitle: string; readonly notFound: string; readonly back: string };
  /** The list that the record is of: its path, or the parameter that opens a record on the list's own page. */
  readonly list: { readonly path: string } | { readonly parameter: string };
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** One record of a list, with the way back to the list; a notice when there is no such record. */
export function RecordPage<Data>({ notFoundCode, words, list, ...content }: RecordPageProps<Data>) {
  const { loaded } = content;
  if (loaded.state === "failed" && loaded.refusal.code === notFoundCode)
    return (
      <Empty
        icon={SearchX}
        title={words.notFoundTitle}
        text={words.notFound}
        action={{ title: words.back, url: "path" in list ? list.path : location.pathname }}
      />
    );
  const back = (
    <>
      <Icon of={ArrowLeft} size={16} points />
      {words.back}
    </>
  );
  return (
    <>
      {"path" in list ? (
        <a className={backLink} href={list.path}>
          {back}
        </a>
      ) : (
        <StepLink className={backLink} changes={{ [list.parameter]: null }}>
          {back}
        </StepLink>
      )}
      <WithLoaded {...content} />
    </>
  );
}
