import { Facts, FileList, Section } from '@coverdesk/design-system'
import type { ServiceRequestProfileFragment } from '../generated/documents'
import { EmailState } from '../request-resolution/EmailState'

interface ResolutionProps {
  request: ServiceRequestProfileFragment
  resolution: NonNullable<ServiceRequestProfileFragment['resolution']>
}

/** How the request was resolved: what staff noted, and what the client gets. */
export function Resolution({ request: { id, state }, resolution }: ResolutionProps) {
  const { notes, files, email } = resolution
  const mail = (state === 'CLOSED' || email) && [{ label: 'Email', value: <EmailState requestId={id} email={email} /> }]
  return (
    <Section title="Resolution">
      <Facts facts={[{ label: 'Notes', value: notes }, ...(mail || [])]} />
      {files.length > 0 && (
        <FileList label="Files" files={files.map(file => ({ ...file, id: file.url, note: 'Visible to client' }))} />
      )}
    </Section>
  )
}
