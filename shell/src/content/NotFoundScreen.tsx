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
        title="We couldn’t find that page"
        hint="It may have been moved or removed. Choose a page from the navigation."
        action={<FirstPageLink />}
      />
    </Page>
  )
}
