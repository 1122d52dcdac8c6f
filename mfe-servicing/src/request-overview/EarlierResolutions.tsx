import { Facts, FileList, formatDateTime, Section } from '@coverdesk/design-system'
import type { ServiceRequestProfileFragment } from '../generated/documents'

interface EarlierResolutionsProps {
  resolutions: ServiceRequestProfileFragment['earlierResolutions']
}

/** How the request was resolved before it was reopened, the newest first. */
export function EarlierResolutions({ resolutions }: EarlierResolutionsProps) {
  return [...resolutions].reverse().map(({ notes, files, closedAt }) => (
    <Section key={closedAt} title="Earlier resolution">
      <Facts
        facts={[
          { label: 'Resolved', value: formatDateTime(closedAt) },
          { label: 'Notes', value: notes },
        ]}
      />
      {files.length > 0 && (
        <FileList label="Files" files={files.map(file => ({ ...file, id: file.url, note: 'Visible to client' }))} />
      )}
    </Section>
  ))
}
