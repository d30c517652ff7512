import { Component, type ReactNode } from "react";

interface Props {
  readonly children: ReactNode;
  readonly onCrash: (cause: unknown) => void;
}

/** Catches errors of a view; the session then shows the error fallback in its place. */
export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(cause: unknown) {
    this.props.onCrash(cause);
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
