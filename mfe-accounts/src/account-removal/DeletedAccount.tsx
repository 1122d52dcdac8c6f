import { Button, EmptyState, formatDate, Skeleton } from '@coverdesk/design-system'
import { type Failure, NoRecord, toast, useQuery } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { DeletedAccountDocument } from '../generated/documents'
import { toAccounts } from '../paths'
import { restoreAccount } from './delete-account'

interface DeletedAccountProps {
  id: string
  failure: Failure | undefined
  onRetry(): void
}

/** In place of an account that is not there: who deleted it, as long as it can be brought back. */
export function DeletedAccount({ id, failure, onRetry }: DeletedAccountProps) {
  const query = useQuery(DeletedAccountDocument, { id })
  const [busy, setBusy] = useState(false)
  const deleted = query.status === 'loaded' ? query.data.deletedAccount : undefined
  if (query.status === 'loading') return <Skeleton width="100%" height="120px" />
  if (!deleted) return <NoRecord what="account" failure={failure} onRetry={onRetry} wayBack={toAccounts} />
  const { name, deletedAt, purgedAt, deletedBy } = deleted
  const restore = async () => {
    setBusy(true)
    const isBack = await restoreAccount(id)
    setBusy(false)
    if (!isBack) return
    toast('Account restored')
    onRetry()
  }
  return (
    <EmptyState
      kind="deleted"
      title={`${name} is deleted`}
      hint={`${deletedBy?.name ?? 'A former user'} deleted it on ${formatDate(deletedAt)}. You can restore it until ${formatDate(purgedAt)}.`}
      action={
        <Button appearance="primary" busy={busy} onClick={restore}>
          Restore
        </Button>
      }
    />
  )
}
