interface ReviewReplyProps {
  /** Names the shop or supplier that replied. */
  readonly title: string;
  readonly comments: string;
}

/** A reply, below the review that it answers. */
export function ReviewReply({ title, comments }: ReviewReplyProps) {
  return (
    <blockquote className="mt-2 border-s-2 border-line ps-4 text-14">
      <strong className="font-value">{title}</strong>
      <p className="whitespace-pre-line text-ink-2">{comments}</p>
    </blockquote>
  );
}
