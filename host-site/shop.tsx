import { hydrateOnceLoaded } from "./hydration/hydrate-in-own-task.ts";
import { PageElementsContext, type PageElements } from "./element.tsx";
import type { FunctionComponent } from "react";
import type { AnyBody, PageAnswer } from "./page.ts";
import { Page } from "./pages/page.tsx";
import { ViewFailed } from "./pages/view-failed.tsx";
import { loadView, viewOf } from "./pages/views.ts";
import { Consent } from "./consent/consent.tsx";
import { AppBanner } from "./shell/app-banner.tsx";
import { Footer } from "./shell/footer.tsx";
import { Header } from "./shell/header.tsx";

interface MainProps {
  readonly answer: PageAnswer;
}

interface ShopProps extends MainProps, Pick<PageElements, "roots" | "visit"> {}

/** A page of the shop: shell and body. The server renders it, the browser goes on from there. */
export function Shop({ answer, roots, visit }: ShopProps) {
  const Content = visit === 0 ? (firstMain ??= mainOf(answer.body)) : Main;
  return (
    <PageElementsContext.Provider value={{ elements: answer.elements, roots, visit }}>
      <a
        className="fixed start-4 top-2 z-60 -translate-y-[calc(100%+16px)] rounded-field bg-ink px-4 py-3 text-16 font-value text-surface no-underline focus:translate-y-0 print:hidden"
        href="#content"
      >
        {answer.shell.words.skipToContent}
      </a>
      <AppBanner answer={answer} />
      <Consent answer={answer} />
      <Header answer={answer} />
      <Content key={visit} answer={answer} />
      <Footer answer={answer} />
    </PageElementsContext.Provider>
  );
}

function Main({ answer }: MainProps) {
  return (
    <main id="content" tabIndex={-1}>
      <Page answer={answer} />
    </main>
  );
}

/** The main part of the page that the document came with: stays as it was rendered until its view is loaded. */
let firstMain: FunctionComponent<MainProps> | undefined;

function mainOf(body: AnyBody): FunctionComponent<MainProps> {
  return hydrateOnceLoaded(Main, () => loadView(body), viewOf(body)?.isPersonal ? ViewFailed : undefined);
}
