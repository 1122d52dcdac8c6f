import { AreaErrorCard } from '@coverdesk/design-system'
import { MissingPart } from '@coverdesk/plugin-sdk/host'
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
  if (isMissingCode(error)) return <MissingPart retry={retry} />
  return (
    <AreaErrorCard
      area={title}
      kind="Application error:"
      title="Something went wrong"
      message={<ErrorAdvice />}
      details={errorDetails(error)}
      onRetry={retry}
    />
  )
}

/** A file that didn't come, as opposed to code that failed: nothing for support to read. */
const isMissingCode = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError'

const isForbidden = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'FORBIDDEN'
