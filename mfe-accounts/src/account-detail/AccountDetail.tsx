import { DetailHeader, DetailSkeleton, formatDate, Page, PageHeader, RouteTabs } from '@coverdesk/design-system'
import { NoRecord, Outlet, usePageTitle, useRecentRecord } from '@coverdesk/plugin-sdk'
import { useMovedAccount } from '../account-merge/use-moved-account'
import { useAccount } from '../account-record/use-account'
import { DeletedAccount } from '../account-removal/DeletedAccount'
import { AccountTypeBadge } from '../account-type/AccountTypeBadge'
import type { AccountProfileFragment } from '../generated/documents'
import { toAccounts } from '../paths'
import { AccountActions } from './AccountActions'
import { useAccountTabs } from './use-account-tabs'

/** One account: who it is, and its tabs. */
export function AccountDetail() {
  const { id, query, account } = useAccount()
  const { tabs, current } = useAccountTabs(account)
  usePageTitle(account?.details.name ?? 'Account')
  useRecentRecord(
    account && {
      typename: 'Account',
      id,
      title: account.details.name,
      icon: 'accounts',
      path: `/app/accounts/${id}`,
    },
  )
  useMovedAccount(id, account?.id)
  if (query.status === 'loading') {
    return (
      <Page>
        <DetailSkeleton label="Loading account..." />
      </Page>
    )
  }
  if (!account) {
    return (
      <Page>
        <PageHeader title="Account" />
        {query.failure?.code === 'NOT_FOUND' ? (
          <DeletedAccount id={id} failure={query.failure} onRetry={query.retry} />
        ) : (
          <NoRecord what="account" failure={query.failure} onRetry={query.retry} wayBack={toAccounts} />
        )}
      </Page>
    )
  }
  return (
    <Page>
      <DetailHeader
        name={account.details.name}
        badge={<AccountTypeBadge type={account.type} />}
        facts={headerFacts(account)}
        actions={<AccountActions id={id} />}
      />
      <RouteTabs label="Account" tabs={tabs} current={current} />
      <Outlet />
    </Page>
  )
}

/** The first contact of a business, and since when it is a client. */
function headerFacts({ type, contacts, createdAt }: AccountProfileFragment): string[] {
  const contact = type === 'BUSINESS' ? contacts?.[0]?.name : undefined
  const created = `Created on ${formatDate(createdAt)}`
  return contact ? [contact, created] : [created]
}
