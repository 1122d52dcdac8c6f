import { ErrorState, Skeleton } from '@coverdesk/design-system'
import { Component, lazy, Suspense } from 'react'

const loadViewer = () => lazy(() => import('@coverdesk/design-system/pdf'))

/** Specification 1 §9. */
const frameHeight = 500

interface DocumentFrameProps {
  url: string
  /** The file's, to be announced. */
  name: string
}

/** The document itself. Where its viewer did not load, or can't run, the rest of the certificate stays. */
export class DocumentFrame extends Component<DocumentFrameProps> {
  override state = { failed: false, Viewer: loadViewer() }

  static getDerivedStateFromError = () => ({ failed: true })

  retry = () => this.setState({ failed: false, Viewer: loadViewer() })

  override render() {
    const { failed, Viewer } = this.state
    if (failed) {
      return (
        <ErrorState
          title="The document can’t be shown here"
          message="Download the document, or try again."
          onRetry={this.retry}
        />
      )
    }
    return (
      <Suspense fallback={<Skeleton width="100%" height={`${frameHeight}px`} />}>
        <Viewer {...this.props} minHeight={frameHeight} />
      </Suspense>
    )
  }
}
