import { useAccount } from "../sections/context.ts";
import { Empty } from "../lists/empty.tsx";

/** A section that this account doesn't have: a plain sentence, and a way forward. */
export function NotForYou() {
  const { words, answer } = useAccount();
  const { title, lead, action } = words.notForYou;
  return <Empty title={title} text={lead} action={{ title: action, url: answer.shell.paths.account }} />;
}
