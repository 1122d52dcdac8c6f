import { DetailHeader, DetailSkeleton, formatDate, Page, PageHeader } from '@coverdesk/design-system'
import { Outlet, usePageTitle, useRecentRecord } from '@coverdesk/plugin-sdk'
import { overviewPath } from '../paths'
import { customerOf } from '../request-list/request-columns'
import { typeName } from '../words/request-labels'
import { NoRequest } from './NoRequest'
import { RequestActions } from './RequestActions'
import { RequestBadge } from './RequestBadge'
import { useRequest } from './use-request'

/** One service request: whose it is and what it is about; its tabs draw themselves. */
export function RequestDetail() {
  const { id, query, request } = useRequest()
  const title = request && `${typeName(request.type)} · ${customerOf(request)}`
  usePageTitle(title ?? 'Service Request')
  useRecentRecord(
    title ? { typename: 'ServiceRequest', id, title, icon: 'service-requests', path: overviewPath(id) } : undefined,
  )
  if (query.status === 'loading') {
    return (
      <Page>
        <DetailSkeleton label="Loading service request..." />
      </Page>
    )
  }
  if (!request) {
    return (
      <Page>
        <PageHeader title="Service Request" />
        <NoRequest failure={query.failure} onRetry={query.retry} />
      </Page>
    )
  }
  return (
    <Page>
      <DetailHeader
        name="Service Request"
        badge={<RequestBadge request={request} />}
        facts={[customerOf(request), typeName(request.type), `Created on ${formatDate(request.createdAt)}`]}
        actions={<RequestActions request={request} />}
      />
      <Outlet />
    </Page>
  )
}
