import { AreaErrorCard } from '@coverdesk/design-system'
import { ErrorAdvice } from '../failure/ErrorAdvice'
import { errorDetails } from '../failure/error-text'
import { ForbiddenScreen } from './ForbiddenScreen'

interface RouteErrorProps {
  error: unknown
  /** Of the area in which it happened. */
  title: string
  retry(): void
}

/** The error screen of specification 1 §8 inside an area: the frame around it continues working. */
export function RouteErrorScreen({ error, title, retry }: RouteErrorProps) {
  if (isForbidden(error)) return <ForbiddenScreen />
  return (
    <AreaErrorCard
      area={title}
      kind="Application error:"
      title="Something went wrong"
      message={<ErrorAdvice />}
      details={errorDetails(error)}
      detailsOpen
      onRetry={retry}
    />
  )
}

const isForbidden = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'FORBIDDEN'
