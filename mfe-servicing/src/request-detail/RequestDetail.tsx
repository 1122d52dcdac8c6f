import { DetailHeader, DetailSkeleton, formatDate, Page, PageHeader } from '@coverdesk/design-system'
import { NoRecord, Outlet, usePageTitle, useRecentRecord } from '@coverdesk/plugin-sdk'
import { overviewPath, requestsPath } from '../paths'
import { customerOf } from '../request-list/request-columns'
import { typeName } from '../words/request-labels'
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
        <NoRecord
          what="service request"
          failure={query.failure}
          onRetry={query.retry}
          hint="The link may be incomplete."
          wayBack={{ to: requestsPath, label: 'Back to service requests' }}
        />
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
