import { ErrorCircle24Regular } from '@fluentui/react-icons/svg/error-circle'
import { Button } from '../controls/Button'
import { RequestId } from './RequestId'
import { StatePanel } from './StatePanel'

export interface ErrorStateProps {
  /** What happened: "Accounts could not be loaded". */
  title: string
  /** What to do: the server's sentence, or advice. */
  message: string
  onRetry(): void
  requestId?: string | undefined
}

/** What happened, what to do, Retry, and the id to quote. */
export function ErrorState({ title, message, onRetry, requestId }: ErrorStateProps) {
  return (
    <StatePanel tone="problem" icon={<ErrorCircle24Regular aria-hidden />} title={title} text={message}>
      <Button onClick={onRetry}>Retry</Button>
      {requestId && <RequestId id={requestId} />}
    </StatePanel>
  )
}
