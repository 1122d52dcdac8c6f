import { Banner, ButtonLink, pluralize } from '@coverdesk/design-system'
import type { IntegrationDetailFragment } from '../../generated/documents'
import { conflictsPath, duplicatesPath } from '../../paths'

/** What waits for a person: fields changed on both sides, and records that may be here already. */
export function WaitingDecisions({ integration }: { integration: IntegrationDetailFragment }) {
  const { id, conflicts, possibleDuplicates } = integration
  const conflictCount = conflicts?.total ?? 0
  const duplicateCount = possibleDuplicates?.total ?? 0
  return (
    <>
      {conflictCount > 0 && (
        <Banner
          tone="warning"
          actions={
            <ButtonLink small to={conflictsPath(id)}>
              Resolve conflicts
            </ButtonLink>
          }
        >
          {pluralize(conflictCount, 'record')} changed on both sides.
        </Banner>
      )}
      {duplicateCount > 0 && (
        <Banner
          tone="warning"
          actions={
            <ButtonLink small to={duplicatesPath(id)}>
              Review duplicates
            </ButtonLink>
          }
        >
          {pluralize(duplicateCount, 'possible duplicate')} to review.
        </Banner>
      )}
    </>
  )
}
