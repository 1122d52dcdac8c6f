import { DetailColumns } from '@coverdesk/design-system'
import { lazyElement, NotFound, useParams } from '@coverdesk/plugin-sdk'
import type { ReactElement } from 'react'
import { AgencyFormSection } from './AgencyFormSection'

const uploadDialog = async () => (await import('./UploadFormDialog')).UploadFormDialog
const deleteQuestion = async () => (await import('./DeleteFormQuestion')).DeleteFormQuestion

/** What opens over the tab, by the rest of the address. */
const dialogs: Readonly<Record<string, ReactElement>> = {
  upload: lazyElement(uploadDialog),
  delete: lazyElement(deleteQuestion),
}

/** The agency's own certificate form, as a tab of the settings. */
export default function AgencyFormTab() {
  const over = useParams()['*'] ?? ''
  if (over !== '' && !Object.hasOwn(dialogs, over)) return <NotFound />
  return (
    <>
      <DetailColumns>
        <AgencyFormSection />
      </DetailColumns>
      {dialogs[over]}
    </>
  )
}
