import { Component, type ReactNode } from 'react'

interface ContributionBoundaryProps {
  children: ReactNode
  /** In place of the contribution, when its code could not be loaded or threw. */
  failed: ReactNode
  onError(error: unknown): void
}

/** What another area contributes never takes the host's screen down. */
export class ContributionBoundary extends Component<ContributionBoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError = () => ({ broken: true })

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.broken ? this.props.failed : this.props.children
  }
}
