import { DocumentError24Regular } from '@fluentui/react-icons/svg/document-error'
import { Button } from '../controls/Button'
import { useButtonClass } from '../controls/button-styles'
import { StatePanel } from '../feedback/StatePanel'
import { type DocumentFailure, problems } from './failure'

interface DocumentProblemProps {
  failure: DocumentFailure
  url: string
  name: string
  onRetry(): void
}

/** Why there is no document, and what one can do. */
export function DocumentProblem({ failure, url, name, onRetry }: DocumentProblemProps) {
  const { title, advice, retry, download } = problems[failure]
  const linkClass = useButtonClass('secondary', {})
  return (
    <StatePanel tone="problem" icon={<DocumentError24Regular aria-hidden />} title={title} text={advice}>
      {retry && <Button onClick={onRetry}>Retry</Button>}
      {download && (
        <a href={url} download={name} className={linkClass}>
          Download
        </a>
      )}
    </StatePanel>
  )
}
