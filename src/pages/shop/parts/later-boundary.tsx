import { Component, type ReactNode } from 'react';

interface LaterBoundaryProps {
  /** Shown in place of children that failed to load. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps the rest of the page when the code of a section cannot be loaded. */
export class LaterBoundary extends Component<LaterBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
