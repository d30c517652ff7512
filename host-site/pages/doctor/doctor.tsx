import { Actions } from "../actions.tsx";
import { Blocks } from "../blocks.tsx";
import { Breadcrumbs } from "../breadcrumbs.tsx";
import type { ViewProps } from "../page-view.ts";
import { WithCode } from "../../with-code.tsx";
import type { DoctorBody } from "./doctor.body.ts";

const loadForm = async () => (await import("../../doctor/doctor-form.tsx")).DoctorForm;

/** The same in the browser, where the page runs: what no source shows. */
const inBrowser = `await document.querySelector("gipfel-booking").diagnose(); // one element
await window[Symbol.for("gipfel")].diagnose(); // all of the page, as a table in the console`;

/** An address or HTML goes in, what is wrong with Gipfel there comes out. Sending needs a script. */
export function DoctorPage({ answer, body: { title, lead, crumbs, codes, actions } }: ViewProps<DoctorBody>) {
  return (
    <article className="wrap any-direction pb-18" lang="en" dir="ltr">
      <Breadcrumbs links={crumbs} />
      <h1 className="title">{title}</h1>
      <p className="lead">{lead}</p>
      <div className="mt-8 min-h-80 max-w-190">
        <WithCode load={loadForm} words={answer.shell.words}>
          {(DoctorForm) => <DoctorForm words={answer.shell.words} />}
        </WithCode>
      </div>
      <section className="mt-12 max-w-190">
        <h2 className="mb-2">In the browser</h2>
        <p className="max-w-measure text-pretty">
          Blocked requests, consent, hidden places and width only show where the page runs. Open its console and write:
        </p>
        <div className="mt-3">
          <Blocks blocks={[{ kind: "code", text: inBrowser }]} lang="en" />
        </div>
      </section>
      <details className="mt-8 max-w-190">
        <summary className="min-h-11 cursor-pointer py-2.5 font-strong">
          Everything that can be found ({codes.length})
        </summary>
        <dl className="text-14">
          {codes.map(({ code, severity, message, next }) => (
            <div key={code} className="border-t border-line py-3">
              <dt className="font-strong wrap-anywhere">
                <code>{code}</code> <span className="font-text text-ink-2">{severity}</span>
              </dt>
              <dd className="mt-0.5 wrap-anywhere">
                {message} <span className="text-ink-2">{next}</span>
              </dd>
            </div>
          ))}
        </dl>
      </details>
      {actions.length > 0 && <Actions of={actions} />}
    </article>
  );
}
