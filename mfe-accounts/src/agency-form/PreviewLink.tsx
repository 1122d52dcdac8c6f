import { ButtonLink } from '@coverdesk/design-system'
import type { AgencyFormFragment } from '../generated/documents'

interface PreviewLinkProps {
  form: Pick<AgencyFormFragment, 'previewUrl'>
}

/** The form as it is saved, filled with an invented certificate. */
export function PreviewLink({ form: { previewUrl } }: PreviewLinkProps) {
  return (
    <ButtonLink to={previewUrl} target="_blank" rel="noopener noreferrer" aria-label="Preview in a new tab">
      Preview
    </ButtonLink>
  )
}
