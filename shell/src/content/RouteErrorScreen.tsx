import { AreaErrorCard } from '@coverdesk/design-system'
import { useAtomValue } from 'jotai'
import { errorAdvice, errorDetails } from '../failure/error-text'
import { supportEmailAtom } from '../failure/support-email'

interface RouteErrorProps {
  error: unknown
  /** Of the area in which it happened. */
  title: string
  retry(): void
}

/** The error screen of specification 1 §8 inside an area: the frame around it goes on working. */
export function RouteErrorScreen({ error, title, retry }: RouteErrorProps) {
  return (
    <AreaErrorCard
      area={title}
      title="Something went wrong"
      message={`Application error in ${title}. ${errorAdvice(useAtomValue(supportEmailAtom))}`}
      details={errorDetails(error)}
      onRetry={retry}
    />
  )
}
