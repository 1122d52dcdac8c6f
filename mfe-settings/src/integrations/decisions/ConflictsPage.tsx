import { useParams, useQuery } from '@coverdesk/plugin-sdk'
import { SyncConflictsDocument } from '../../generated/documents'
import { systemName } from '../cards/catalog'
import { ConflictItem } from './ConflictItem'
import { DecisionsPage } from './DecisionsPage'

/** Fields that are different on both sides, record by record. */
export function ConflictsPage() {
  const { id = '' } = useParams()
  const query = useQuery(SyncConflictsDocument, { id })
  const integration = query.status === 'loaded' ? query.data.integration : undefined
  const conflicts = integration?.conflicts?.items
  const system = systemName(integration?.type ?? '') ?? 'the other system'
  return (
    <DecisionsPage
      integrationId={id}
      title="Conflicts"
      intro={`These fields are different in Coverdesk and in ${system}. Choose which value is right.`}
      none="No conflicts"
      query={query}
      count={conflicts?.length}
    >
      {conflicts?.map(conflict => (
        <ConflictItem key={conflict.id} conflict={conflict} system={system} />
      ))}
    </DecisionsPage>
  )
}
