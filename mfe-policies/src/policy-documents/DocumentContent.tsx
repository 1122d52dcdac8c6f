import { EmptyState, isViewable } from '@coverdesk/design-system'
import DocumentView from '@coverdesk/design-system/document'
import type { PolicyDocumentFragment } from '../generated/documents'
import { OpenInNewTab } from './OpenInNewTab'

/** The document itself. What can't be shown here the browser saves. */
export function DocumentContent({ document }: { document: PolicyDocumentFragment }) {
  const { url, name, mimeType } = document
  if (isViewable(mimeType)) return <DocumentView url={url} name={name} mimeType={mimeType} />
  return (
    <EmptyState
      kind="nothing"
      title="This kind of file can’t be shown here"
      hint="Open it, and your browser saves it."
      action={<OpenInNewTab document={document} />}
    />
  )
}
