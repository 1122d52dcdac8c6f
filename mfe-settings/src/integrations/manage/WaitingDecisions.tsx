import { Banner, ButtonLink, pluralize } from '@coverdesk/design-system'
import type { IntegrationDetailFragment } from '../../generated/documents'
import { conflictsPath, duplicatesPath } from '../../paths'
import { systemName } from '../cards/catalog'

/** What waits for a person: fields that are different on both sides, and records that may be here already. */
export function WaitingDecisions({ integration }: { integration: IntegrationDetailFragment }) {
  const { id, type, conflicts, possibleDuplicates } = integration
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
          {pluralize(conflictCount, 'record')} {conflictCount === 1 ? 'differs' : 'differ'} from{' '}
          {systemName(type) ?? 'the other system'}.
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
