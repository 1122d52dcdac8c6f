import { useParams, useQuery } from '@coverdesk/plugin-sdk'
import { SyncDuplicatesDocument } from '../../generated/documents'
import { systemName } from '../cards/catalog'
import { DecisionsPage } from './DecisionsPage'
import { DuplicateItem } from './DuplicateItem'

/** Records of the other system that may be in Coverdesk already, side by side. */
export function DuplicatesPage() {
  const { id = '' } = useParams()
  const query = useQuery(SyncDuplicatesDocument, { id })
  const integration = query.status === 'loaded' ? query.data.integration : undefined
  const duplicates = integration?.possibleDuplicates?.items
  const system = systemName(integration?.type ?? '') ?? 'the other system'
  return (
    <DecisionsPage
      integrationId={id}
      title="Possible duplicates"
      intro={`These records of ${system} look like some in Coverdesk. They wait until you choose.`}
      none="No possible duplicates"
      query={query}
      count={duplicates?.length}
    >
      {duplicates?.map(duplicate => (
        <DuplicateItem key={duplicate.id} duplicate={duplicate} system={system} />
      ))}
    </DecisionsPage>
  )
}
