import { ActionLink, EmptyState, ErrorState, FilterBox, makeStyles, Section, tokens } from '@coverdesk/design-system'
import { useSession } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { addUserPath } from '../paths'
import { noSeatBecause, type Subscription } from '../seats/subscription'
import { filterUsers, maxWithoutFilter } from './filter-users'
import { UserRow } from './UserRow'
import { UsersSkeleton } from './UsersSkeleton'
import { useUsers } from './use-users'

const useStyles = makeStyles({
  filter: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', marginBottom: '12px' },
  count: { color: tokens.textTertiary },
  hint: { margin: '0 0 12px', color: tokens.textSecondary },
  // The air of the last row is that of its section.
  list: { margin: '0 0 -10px', padding: 0, listStyleType: 'none' },
})

/** @param subscription undefined while no one knows: whether there is a seat is then the server's to say */
export function ManageUsers({ subscription }: { subscription: Subscription | null | undefined }) {
  const styles = useStyles()
  const noSeat = noSeatBecause(subscription)
  return (
    <Section
      title="Manage Users"
      actions={
        <ActionLink appearance="primary" to={addUserPath} disabledBecause={noSeat}>
          Add User
        </ActionLink>
      }
    >
      {/* There is no tooltip on a phone. */}
      {noSeat && <p className={styles.hint}>{noSeat}</p>}
      <Users noSeat={noSeat} />
    </Section>
  )
}

function Users({ noSeat }: { noSeat: string | undefined }) {
  const styles = useStyles()
  const { user } = useSession()
  const { query, users } = useUsers()
  const [typed, setTyped] = useState('')
  if (query.status === 'loading') return <UsersSkeleton />
  if (!users) {
    return (
      <ErrorState
        title="Users could not be loaded"
        message={query.failure?.message ?? 'There was no answer.'}
        requestId={query.failure?.requestId}
        onRetry={query.retry}
      />
    )
  }
  if (users.length === 0) {
    return <EmptyState kind="nothing" title="No users found" hint="Users with a seat are listed here." />
  }
  const shown = filterUsers(users, typed)
  return (
    <>
      {users.length > maxWithoutFilter && (
        <div className={styles.filter}>
          <FilterBox label="Filter users" value={typed} onChange={setTyped} />
          <span role="status" className={styles.count}>
            {shown.length < users.length && `${shown.length} of ${users.length}`}
          </span>
        </div>
      )}
      {shown.length === 0 && (
        <EmptyState kind="no-match" title="No users found" hint="No matches. Try fewer letters." />
      )}
      <ul className={styles.list} aria-label="Users">
        {shown.map(row => (
          <UserRow key={row.id} user={row} ownId={user.id} noSeat={noSeat} />
        ))}
      </ul>
    </>
  )
}
