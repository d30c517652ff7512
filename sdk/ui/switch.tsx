export interface SwitchProps {
  readonly isOn: boolean;
  readonly onPress: () => void;
  /** Ids of what names and describes it. */
  readonly labelledBy: string;
  readonly describedBy?: string;
  /** The change is under way: presses are ignored, the focus stays. */
  readonly busy?: boolean;
}

/** On or off, at once. 32 px high, 44 to touch. */
export function Switch({ isOn, onPress, labelledBy, describedBy, busy = false }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-disabled={busy || undefined}
      onClick={() => busy || onPress()}
      className="focus-ring group relative h-8 w-14 shrink-0 rounded-chip bg-edge p-[3px] transition-quick before:absolute before:-inset-1.5 aria-checked:bg-success forced-colors:border"
    >
      <span className="block size-[26px] rounded-chip bg-on-picture transition-quick group-aria-checked:translate-x-6 rtl:group-aria-checked:-translate-x-6 forced-colors:bg-[ButtonText]" />
    </button>
  );
}
