import { DetailColumns, Page, PageHeader } from '@coverdesk/design-system'
import { usePageTitle } from '@coverdesk/plugin-sdk'
import { FormsSection } from './FormsSection'

/** The forms that Cara can fill, on a page of their own. */
export function FormsPage() {
  usePageTitle('Forms')
  return (
    <Page>
      <PageHeader title="Forms" description="Your agency’s fillable forms, and what they are filled with" />
      <DetailColumns>
        <FormsSection />
      </DetailColumns>
    </Page>
  )
}
