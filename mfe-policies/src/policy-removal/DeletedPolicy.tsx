import { Button, EmptyState, formatDate, Skeleton } from '@coverdesk/design-system'
import { type Failure, NoRecord, toast, useQuery } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { DeletedBusinessPolicyDocument } from '../generated/documents'
import { toPolicies } from '../paths'
import { typeName } from '../words/policy-types'
import { deleterOf } from './deleted-list'
import { restorePolicy } from './restore-policy'

interface DeletedPolicyProps {
  id: string
  /** Why the policy itself could not be read. */
  failure: Failure | undefined
  onRetry(): void
}

/** In place of a policy that is not there: who deleted it, as long as it can be brought back. */
export function DeletedPolicy({ id, failure, onRetry }: DeletedPolicyProps) {
  const query = useQuery(DeletedBusinessPolicyDocument, { id })
  const [busy, setBusy] = useState(false)
  if (query.status === 'loading') return <Skeleton width="100%" height="120px" />
  const deleted = query.status === 'loaded' ? query.data.deletedBusinessPolicy : undefined
  if (!deleted) return <NoRecord what="policy" failure={failure} onRetry={onRetry} wayBack={toPolicies} />
  const { type, accountName, deletedAt, restorableUntil } = deleted
  const restore = async () => {
    setBusy(true)
    const isBack = await restorePolicy(id)
    setBusy(false)
    if (!isBack) return
    toast('Policy restored')
    onRetry()
  }
  return (
    <EmptyState
      kind="deleted"
      title={`The ${typeName(type)} policy of ${accountName} is deleted`}
      hint={`${deleterOf(deleted)} deleted it on ${formatDate(deletedAt)}. You can restore it until ${formatDate(restorableUntil)}.`}
      action={
        <Button appearance="primary" busy={busy} onClick={restore}>
          Restore
        </Button>
      }
    />
  )
}
