import { Component, type ReactNode } from 'react';

/** Contains an error to its widget (HOM-5) and logs it once. */
export class WidgetBoundary extends Component<
  { name: string; children: ReactNode },
  { broken: boolean }
> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(`Widget ${this.props.name} failed and was left out`, error);
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
