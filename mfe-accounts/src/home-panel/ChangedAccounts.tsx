import {
  ButtonLink,
  EmptyState,
  ErrorState,
  LinkList,
  LinkListSkeleton,
  RelativeTime,
  Section,
  TextLink,
} from '@coverdesk/design-system'
import { useQuery } from '@coverdesk/plugin-sdk'
import { ChangedAccountsDocument, type ChangedAccountsQuery } from '../generated/documents'

type ChangedAccount = NonNullable<ChangedAccountsQuery['accounts']>['items'][number]

const title = 'Recently changed'

/** On the home page: where someone was at work last, new clients among them. An agency without any is led to its first one. */
export default function ChangedAccounts() {
  const query = useQuery(ChangedAccountsDocument, {})
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
          title="Accounts could not be loaded"
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

const linkOf = ({ id, details, updatedAt }: ChangedAccount) => ({
  id,
  name: details.name,
  ...(details.email && { detail: details.email }),
  to: `/app/accounts/${id}`,
  badge: <RelativeTime value={updatedAt} dateAfterDays={30} />,
})

const AllAccounts = () => <TextLink href="/app/accounts">All accounts</TextLink>

function FirstAccount() {
  return (
    <Section title="Accounts">
      <EmptyState
        kind="nothing"
        title="No accounts yet"
        hint="An account is a business or a person your agency insures. Start here."
        action={
          <ButtonLink appearance="primary" to="/app/accounts/new">
            Create your first account
          </ButtonLink>
        }
      />
    </Section>
  )
}
