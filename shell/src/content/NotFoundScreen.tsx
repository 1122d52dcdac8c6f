import { EmptyState, Page, PageHeader } from '@coverdesk/design-system'
import { usePageTitle } from '@coverdesk/plugin-sdk'
import { FirstPageLink } from './FirstPageLink'

/** No page has this address. */
export function NotFoundScreen() {
  usePageTitle('Page not found')
  return (
    <Page>
      <PageHeader title="Page not found" />
      <EmptyState
        kind="no-match"
        title="There is no page at this address"
        hint="It may have been moved or removed. Choose another page in the navigation."
        action={<FirstPageLink />}
      />
    </Page>
  )
}
