import { Component, type ReactNode } from "react";

interface Props {
  readonly visit: number;
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

interface State {
  /** The visit whose view has thrown; null if none has. */
  readonly failed: number | null;
}

/**
 * Reports a view that throws, and shows nothing until the next visit. The page that the document came with is left as
 * it stands, since Preact keeps the nodes of a tree that throws: its links lead on.
 */
export class ViewBoundary extends Component<Props, State> {
  override state: State = { failed: null };
  override componentDidCatch(cause: unknown) {
    const { visit, onFailure } = this.props;
    if (visit === 0) throw cause;
    console.error("[gipfel] The view of this page has thrown. Load the page again; if it stays, report it.", cause);
    this.setState({ failed: visit });
    onFailure();
  }
  override render() {
    return this.state.failed === this.props.visit ? null : this.props.children;
  }
}
