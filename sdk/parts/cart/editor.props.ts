/** Attributes and callbacks of the booking widget that a basket or a check-out opens. */
export interface EditorProps {
  /** The reservation is of a trip: `<gipfel-transport>` takes the widget's place. */
  readonly isTrip?: boolean;
  /** Its overlay in the browser's history (`sdk/ui/overlay-entry.ts`); absent where it has none of its own. */
  readonly overlay?: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly closed: () => void;
  /** The widget has come to a step, has met an error or a gone activity. */
  readonly shown?: () => void;
}
