import {
  ButtonLink,
  EmptyState,
  ErrorState,
  LinkList,
  LinkListSkeleton,
  RelativeTime,
  Section,
} from '@coverdesk/design-system'
import { useQuery } from '@coverdesk/plugin-sdk'
import { NewAccountsDocument, type NewAccountsQuery } from '../generated/documents'

type NewAccount = NonNullable<NewAccountsQuery['accounts']>['items'][number]

const title = 'New accounts'

/** On the home page: who became a client last. An agency without any is led to its first one. */
export default function NewAccounts() {
  const query = useQuery(NewAccountsDocument, {})
  if (query.status === 'loading') {
    return (
      <Section title={title}>
        <LinkListSkeleton rows={6} label="Loading accounts..." />
      </Section>
    )
  }
  const accounts = query.status === 'loaded' ? query.data.accounts : null
  if (!accounts) {
    return (
      <Section title={title}>
        <ErrorState
          title="New accounts could not be loaded"
          message={query.failure?.message ?? 'There was no answer.'}
          requestId={query.failure?.requestId}
          onRetry={query.retry}
        />
      </Section>
    )
  }
  if (accounts.items.length === 0) return <FirstAccount />
  return (
    <Section title={title} actions={<AllAccounts />}>
      <LinkList label={title} links={accounts.items.map(linkOf)} />
    </Section>
  )
}

const linkOf = ({ id, details, createdAt }: NewAccount) => ({
  id,
  name: details.name,
  ...(details.email && { detail: details.email }),
  to: `/app/accounts/${id}`,
  badge: <RelativeTime value={createdAt} dateAfterDays={30} />,
})

const AllAccounts = () => (
  <ButtonLink to="/app/accounts" appearance="subtle" small>
    All accounts
  </ButtonLink>
)

function FirstAccount() {
  return (
    <Section title="Accounts">
      <EmptyState
        kind="nothing"
        title="No accounts yet"
        hint="An account is a business or a person whom your agency insures. Everything else begins there."
        action={
          <ButtonLink appearance="primary" to="/app/accounts/new">
            Create your first account
          </ButtonLink>
        }
      />
    </Section>
  )
}
