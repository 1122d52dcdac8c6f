import { Button } from '@coverdesk/design-system'
import type { PolicyDocumentFragment } from '../generated/documents'

/** Shows a document by itself. */
export function OpenInNewTab({ document }: { document: PolicyDocumentFragment }) {
  return (
    <Button
      small
      appearance="subtle"
      aria-label={`Open ${document.name} in a new tab`}
      onClick={() => window.open(document.url, '_blank', 'noopener')}
    >
      Open
    </Button>
  )
}
