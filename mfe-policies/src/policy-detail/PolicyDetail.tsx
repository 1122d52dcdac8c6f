import {
  DetailHeader,
  DetailSkeleton,
  formatDate,
  formatLimit,
  Page,
  PageHeader,
  StateBadge,
} from '@coverdesk/design-system'
import { NoRecord, Outlet, usePageTitle, useRecentRecord } from '@coverdesk/plugin-sdk'
import type { PolicyProfileFragment } from '../generated/documents'
import { accountPath, overviewPath, toPolicies } from '../paths'
import { usePolicy } from '../policy-record/use-policy'
import { DeletedPolicy } from '../policy-removal/DeletedPolicy'
import { notKnown } from '../words/policy-labels'
import { typeName } from '../words/policy-types'
import { PolicyActions } from './PolicyActions'
import { PolicyBanners } from './PolicyBanners'

/** One policy: what it is, and what everyone must know; its tabs draw themselves. */
export function PolicyDetail() {
  const { id, query, policy } = usePolicy()
  const title = policy && titleOf(policy)
  usePageTitle(title ?? 'Policy')
  useRecentRecord(
    title ? { typename: 'BusinessPolicy', id, title, icon: 'policies', path: overviewPath(id) } : undefined,
  )
  if (query.status === 'loading') {
    return (
      <Page>
        <DetailSkeleton label="Loading policy..." />
      </Page>
    )
  }
  if (!policy) {
    const isGone = !query.failure || query.failure.code === 'NOT_FOUND'
    return (
      <Page>
        <PageHeader title="Policy" />
        {isGone ? (
          <DeletedPolicy id={id} failure={query.failure} onRetry={query.retry} />
        ) : (
          <NoRecord what="policy" failure={query.failure} onRetry={query.retry} wayBack={toPolicies} />
        )}
      </Page>
    )
  }
  return (
    <Page>
      <DetailHeader
        name={typeName(policy.type)}
        badge={<StateBadge of="policy" state={policy.state} />}
        facts={headerFacts(policy)}
        actions={<PolicyActions policy={policy} />}
      />
      <PolicyBanners policy={policy} />
      <Outlet />
    </Page>
  )
}

/** "General Liability of Bayview Marine Services LLC": as the browser's tab and the palette name it. */
const titleOf = ({ type, account }: PolicyProfileFragment) =>
  account ? `${typeName(type)} · ${account.details.name}` : typeName(type)

/** Who to talk to, whose policy it is, what it costs, and until when it covers (specification 2 §2). */
function headerFacts({ contacts, account, pricing, expiresAt }: PolicyProfileFragment) {
  const contact = contacts?.[0]?.name ?? account?.contacts?.[0]?.name
  return [
    ...(contact ? [contact] : []),
    ...(account ? [{ text: account.details.name, to: accountPath(account.id) }] : []),
    formatLimit(pricing.premium),
    `Expires on ${expiresAt ? formatDate(expiresAt) : notKnown}`,
  ]
}
