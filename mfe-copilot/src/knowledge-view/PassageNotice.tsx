import { Banner, Button } from '@coverdesk/design-system'
import type { Passages } from './use-passages'

/** Why a passage that was asked for isn't marked. Nothing when it is. */
export function PassageNotice({ passages, page }: { passages: Passages; page: number }) {
  const { failure, retry, hasChanged } = passages
  if (failure) {
    return (
      <Banner
        tone="error"
        actions={
          <Button small onClick={retry}>
            Retry
          </Button>
        }
      >
        {`The passages could not be loaded. ${failure.message}`}
      </Banner>
    )
  }
  if (!hasChanged) return null
  return (
    <Banner tone="warning">
      {`This document has changed since the passage was found, so page ${page} is shown without it.`}
    </Banner>
  )
}
