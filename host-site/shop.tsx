import { inTurn } from "./client/in-turn.ts";
import { StageContext, type Stage } from "./element.tsx";
import type { PageAnswer } from "./page.ts";
import { Page } from "./pages/page.tsx";
import { AppBanner } from "./shell/app-banner.tsx";
import { Footer } from "./shell/footer.tsx";
import { Header } from "./shell/header.tsx";

/** A page of the shop: shell and body. The server renders it, the browser goes on from there. */
export function Shop({ answer, stage }: { readonly answer: PageAnswer; readonly stage: Omit<Stage, "elements"> }) {
  return (
    <StageContext.Provider value={{ ...stage, elements: answer.elements }}>
      <a class="skip" href="#content">
        {answer.shell.words.skipToContent}
      </a>
      <AppBanner answer={answer} />
      <Header answer={answer} />
      <Main key={stage.visit} answer={answer} />
      <Footer answer={answer} />
    </StageContext.Provider>
  );
}

const Main = inTurn(function Main({ answer }: { readonly answer: PageAnswer }) {
  return (
    <main id="content" tabIndex={-1}>
      <Page answer={answer} />
    </main>
  );
});
