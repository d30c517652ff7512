import { type FormEvent, useRef, useState } from "react";
import type { ApiError } from "../../sdk/client/api-error.ts";
import type { CallAnswer } from "../../sdk/contracts/call.ts";
import { examinePage } from "../../sdk/contracts/calls/doctor.ts";
import { doctorLimits } from "../../sdk/contracts/doctor-limits.ts";
import { SkeletonBars } from "../../sdk/ui/skeleton-bars.tsx";
import { Tabs } from "../../sdk/ui/tabs.tsx";
import { TextArea, TextField } from "../../sdk/ui/field.tsx";
import { loaders as formWords } from "words:forms";
import { callApi } from "../api.ts";
import { formGrid } from "../forms/classes.ts";
import { FormContext } from "../forms/form-context.ts";
import { loadWords } from "../forms/load-words.ts";
import { Refused } from "../forms/message.tsx";
import { Submit } from "../forms/submit.tsx";
import { useSending } from "../forms/use-sending.ts";
import { WithCode } from "../with-code.tsx";
import { Diagnostics } from "./diagnostics.tsx";

type Kind = keyof typeof doctorLimits;

/** Refusals that are about what was given: the server's sentence stands beside the field. */
const ofField = /^(?:address|page)_/;

const most = (kind: Kind) => `${doctorLimits[kind].toLocaleString("en")} characters at most`;
const tooLong: Readonly<Record<Kind, string>> = {
  address: `That is too long: ${most("address")}.`,
  html: `That is too much: paste the part with Gipfel's markup, ${most("html")}.`,
};

/** The doctor's form, in English as its page; `words` are the shell's. */
export function DoctorForm({ words }: Pick<Parameters<typeof WithCode>[0], "words">) {
  return (
    <WithCode
      load={() => loadWords(formWords, "en_CH")}
      words={words}
      skeleton={<SkeletonBars widths={["w-3/5", "w-full", "w-2/5"]} />}
    >
      {(english) => (
        <FormContext.Provider value={{ locale: "en_CH", words: english }}>
          <Fields />
        </FormContext.Provider>
      )}
    </WithCode>
  );
}

function Fields() {
  const [kind, setKind] = useState<Kind>("address");
  const [values, setValues] = useState<Readonly<Record<Kind, string>>>({ address: "", html: "" });
  const [mistake, setMistake] = useState<string>();
  const [examined, setExamined] = useState<CallAnswer<typeof examinePage>>();
  const { sending, send, rest } = useSending();
  const form = useRef<HTMLFormElement>(null);
  const value = values[kind];

  function change(typed: string) {
    setValues((before) => ({ ...before, [kind]: typed }));
    setMistake(undefined);
  }

  function refuse(sentence: string) {
    setExamined(undefined);
    setMistake(sentence);
    form.current?.querySelector<HTMLElement>("input, textarea")?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const given = kind === "address" ? value.trim() : value;
    if (given.trim() === "") return refuse(kind === "address" ? "Give an address." : "Paste some HTML.");
    if (given.length > doctorLimits[kind]) return refuse(tooLong[kind]);
    setMistake(undefined);
    setExamined(undefined);
    send(
      () => callApi(examinePage, { body: kind === "address" ? { address: given } : { html: given } }),
      (answer) => setExamined(answer),
      (refusal) => isOfField(refusal) && refuse(refusal.message),
    );
  }

  const field = { error: mistake, value, onInput: change };
  const hasRefusal = sending.state === "refused" && !isOfField(sending.refusal);
  return (
    <>
      <Tabs
        label="What to examine"
        tabs={[
          { value: "address", label: "Address" },
          { value: "html", label: "HTML" },
        ]}
        value={kind}
        onChange={(chosen) => {
          setKind(chosen);
          setMistake(undefined);
          rest();
        }}
      >
        <form ref={form} className={`${formGrid} mt-5`} noValidate onSubmit={submit}>
          {kind === "address" ? (
            <TextField
              {...field}
              label="Address of the page"
              hint="The shop fetches it as a stranger does: pages behind a sign-in, and what scripts add later, are not seen."
              isHintAbove
              type="url"
              inputMode="url"
              name="address"
              autoComplete="url"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="https://hotel.example/activities"
              maxLength={doctorLimits.address}
              dir="ltr"
            />
          ) : (
            <div className="code-text">
              <TextArea
                {...field}
                label="HTML"
                hint="The snippet, with what stands around it; or the whole source of the page. It is read as text, and nothing of it runs."
                isHintAbove
                name="html"
                rows={10}
              />
            </div>
          )}
          {hasRefusal && <Refused refusal={sending.refusal} />}
          <Submit isBusy={sending.state === "sending"}>Examine</Submit>
        </form>
      </Tabs>
      {examined && <Diagnostics of={examined} />}
    </>
  );
}

const isOfField = ({ code }: ApiError) => ofField.test(code);
