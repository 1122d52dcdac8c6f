import { Component, type ReactNode } from 'react'
import { ApplicationError } from './ApplicationError'

interface Failing {
  failed: boolean
  error: unknown
}

/** Shows the application's error screen in place of what broke. */
export class ErrorBoundary extends Component<{ children: ReactNode }, Failing> {
  override state: Failing = { failed: false, error: undefined }

  static getDerivedStateFromError = (error: unknown): Failing => ({ failed: true, error })

  override render() {
    return this.state.failed ? <ApplicationError error={this.state.error} /> : this.props.children
  }
}
