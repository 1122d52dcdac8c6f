import { DetailColumns } from '@coverdesk/design-system'
import { lazyElement, NotFound, useParams } from '@coverdesk/plugin-sdk'
import { FormsSection } from './FormsSection'

const uploadDialog = lazyElement(async () => (await import('./UploadFormDialog')).UploadFormDialog)
const deleteQuestion = lazyElement(async () => (await import('./DeleteFormQuestion')).DeleteFormQuestion)

/** The agency’s forms, as a tab of the settings. What opens over it is the rest of the address: `upload/ACORD_25`. */
export default function FormsTab() {
  const [dialog = '', template = '', ...rest] = (useParams()['*'] ?? '').split('/')
  const isKnown = dialog === '' || (['upload', 'delete'].includes(dialog) && template !== '' && rest.length === 0)
  if (!isKnown) return <NotFound />
  return (
    <>
      <DetailColumns>
        <FormsSection />
      </DetailColumns>
      {dialog === 'upload' && uploadDialog}
      {dialog === 'delete' && deleteQuestion}
    </>
  )
}
