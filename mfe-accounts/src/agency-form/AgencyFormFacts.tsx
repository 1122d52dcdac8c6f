import { Badge, DateTime, Facts, formFilledWords } from '@coverdesk/design-system'
import type { AgencyFormFragment } from '../generated/documents'

/** The file, who brought it, and how far it is filled. */
export function AgencyFormFacts({ form }: { form: AgencyFormFragment }) {
  const { fileName, pageCount, uploadedAt, uploadedBy, isInUse } = form
  return (
    <Facts
      facts={[
        { label: 'File', value: fileName },
        { label: 'Pages', value: String(pageCount) },
        { label: 'Uploaded', value: <DateTime value={uploadedAt} /> },
        { label: 'Uploaded by', value: uploadedBy?.name },
        { label: 'Fields', value: formFilledWords(form) },
        {
          label: 'New certificates',
          value: <Badge tone={isInUse ? 'green' : 'neutral'}>{isInUse ? 'In use' : 'Not in use'}</Badge>,
        },
      ]}
    />
  )
}
