import { Component, type ReactNode } from 'react'

interface OverlayBoundaryProps {
  onError(): void
  children: ReactNode
}

/** A dialog that breaks goes away, and takes nothing with it. */
export class OverlayBoundary extends Component<OverlayBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  override componentDidCatch() {
    this.props.onError()
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
