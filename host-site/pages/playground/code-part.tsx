import { useRef, useState, type Dispatch } from "react";
import { Button } from "../../../sdk/ui/button.tsx";
import { copyText } from "../../../sdk/ui/copy-text.ts";
import { TextArea } from "../../../sdk/ui/field.tsx";
import { Notice } from "../../../sdk/ui/notice.tsx";
import { CopyButton } from "../../copy-button.tsx";
import { writeAddress } from "./address.ts";
import { longestCode } from "./playground.link.ts";
import type { PlaygroundAction, PlaygroundState } from "./playground.state.ts";

interface CodePartProps {
  readonly state: PlaygroundState;
  readonly code: string;
  readonly dispatch: Dispatch<PlaygroundAction>;
}

/** The code: written from the options, or by hand; run, copied, and shared as a link that holds all of it. */
export function CodePart({ state, code, dispatch }: CodePartProps) {
  const { frame, written, replaced } = state;
  const editor = useRef<HTMLDivElement>(null);
  /** Replaces the code, and moves the focus to the editor: the button that was pressed goes. */
  const replace = (type: "code.reset" | "code.restored") => {
    dispatch({ type });
    editor.current?.querySelector("textarea")?.focus();
  };
  const isTooLong = written !== null && written.length > longestCode;
  return (
    <section aria-labelledby="playground-code" className="mt-8">
      <h2 id="playground-code" className="mb-2">
        Code
      </h2>
      <div ref={editor} className="code-text">
        <TextArea
          label="HTML of the page"
          hint="A script of your own may listen: document.addEventListener."
          rows={12}
          value={code}
          onInput={(text) => dispatch({ type: "code.written", code: text })}
        />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button size="medium" onPress={() => dispatch({ type: "run" })}>
          {frame.state === "running" ? "Run again" : "Run"}
        </Button>
        <CopyButton text={code} />
        {written !== null && (
          <Button size="medium" variant="quiet" onPress={() => replace("code.reset")}>
            Write it from the options
          </Button>
        )}
      </div>
      <p role="status" className="mt-2 text-14 text-ink-2">
        {frame.state === "stale" && written !== null ? "Edited: run it to see it." : ""}
      </p>
      {replaced && (
        <div className="mt-3">
          <Notice
            role="status"
            actions={
              <Button variant="quiet" size="small" onPress={() => replace("code.restored")}>
                Undo
              </Button>
            }
          >
            The code that you had written is no longer in the editor.
          </Notice>
        </div>
      )}
      {isTooLong ? (
        <p className="mt-2 text-14 text-red">
          A link holds {longestCode} characters of code: this one can't be shared, and a reload loses it. Copy it
          instead.
        </p>
      ) : (
        <ShareButton state={state} />
      )}
    </section>
  );
}

/** Puts the state into the address, behind the #, and the address on the clipboard. */
function ShareButton({ state }: { readonly state: PlaygroundState }) {
  const [shared, setShared] = useState<"" | "copied" | "shown">("");
  const share = () => {
    writeAddress(state);
    copyText(location.href).then(
      () => setShared("copied"),
      () => setShared("shown"),
    );
  };
  return (
    <div className="mt-3">
      <Button size="medium" variant="secondary" onPress={share}>
        Share by link
      </Button>
      <p role="status" className="mt-2 text-14 text-ink-2">
        {shared === "copied" && "The link is copied. It holds everything: nothing is stored."}
        {shared === "shown" && "The link stands in the address bar. It holds everything: nothing is stored."}
      </p>
    </div>
  );
}
