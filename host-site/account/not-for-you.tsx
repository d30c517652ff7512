import { useAccount } from "../records/context.ts";
import { Empty } from "../records/empty.tsx";

/** A section that this account doesn't have: a plain sentence, and a way forward. */
export function NotForYou() {
  const { words, answer } = useAccount();
  const { title, lead, action } = words.notForYou;
  return <Empty title={title} text={lead} action={{ title: action, url: answer.shell.paths.account }} />;
}
