import { Component, type ReactNode } from "react";

interface Props {
  readonly children: ReactNode;
  readonly crashed: (cause: unknown) => void;
}

/** Catches what a view throws; the session then shows the calm sentence in the view's place. */
export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(cause: unknown) {
    this.props.crashed(cause);
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
