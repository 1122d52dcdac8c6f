import { EmptyState, Page, PageHeader } from '@coverdesk/design-system'
import { usePageTitle } from '@coverdesk/plugin-sdk'
import { FirstPageLink } from './FirstPageLink'

/** The page exists, but this person may not see what is on it. */
export function ForbiddenScreen() {
  usePageTitle('No access')
  return (
    <Page>
      <PageHeader title="No access" />
      <EmptyState
        kind="forbidden"
        title="You don’t have access to this page"
        hint="Ask your agency’s administrator for access."
        action={<FirstPageLink />}
      />
    </Page>
  )
}
