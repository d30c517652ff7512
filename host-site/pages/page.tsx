import type { PageAnswer } from "../page.ts";
import { ArticlePage } from "./article.tsx";
import { ArticlesPage } from "./articles.tsx";
import { BookingRequestPage } from "./booking-request.tsx";
import { ElementPage } from "./element-page.tsx";
import { HomePage } from "./home.tsx";
import { NeedsScripts } from "./needs-scripts.tsx";
import { NoticePage } from "./notice.tsx";
import { SignedIn } from "./signed-in.tsx";
import { SupplierRegistration } from "./supplier-registration.tsx";
import { TextPage } from "./text.tsx";

/** What stands between header and footer. */
export function Page({ answer }: { readonly answer: PageAnswer }) {
  return (
    <>
      <NeedsScripts answer={answer} />
      <View answer={answer} />
    </>
  );
}

function View({ answer }: { readonly answer: PageAnswer }) {
  const { body } = answer;
  switch (body.view) {
    case "home":
      return <HomePage answer={answer} body={body} />;
    case "element":
      return <ElementPage body={body} />;
    case "article":
      return <ArticlePage body={body} locale={answer.locale} />;
    case "articles":
      return <ArticlesPage body={body} />;
    case "text":
      return <TextPage body={body} locale={answer.locale} />;
    case "notice":
      return <NoticePage body={body} />;
    case "booking-request":
      return <BookingRequestPage answer={answer} body={body} />;
    case "supplier-registration":
      return <SupplierRegistration answer={answer} />;
    case "account":
      return <SignedIn answer={answer} body={body} />;
  }
}
