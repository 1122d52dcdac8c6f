import { ButtonLink } from '@coverdesk/design-system'
import { SlideOut } from '@coverdesk/design-system/record'
import { Outlet, useCloseDialog, useListPath, usePageTitle } from '@coverdesk/plugin-sdk'
import { deletePath, editDocumentPath, knowledgePath, replacePath, viewPath } from '../paths'
import { DocumentFacts } from './DocumentFacts'
import { DocumentSkeleton } from './DocumentSkeleton'
import { NoDocument } from './NoDocument'
import { useDocument } from './use-document'

/** What is known of a document, beside the list (specification 3 §2). */
export function DocumentInformation() {
  const close = useCloseDialog(useListPath(knowledgePath))
  const { id, query, document } = useDocument()
  usePageTitle(document?.title ?? 'Document Information')
  return (
    <>
      <SlideOut
        title="Document Information"
        onClose={close}
        actions={
          document && (
            <>
              <ButtonLink to={deletePath(id)}>Delete</ButtonLink>
              {document.kind === 'FILE' && <ButtonLink to={replacePath(id)}>Upload New Version</ButtonLink>}
              <ButtonLink to={editDocumentPath(id)}>Edit</ButtonLink>
              <ButtonLink to={viewPath(id)}>Open document</ButtonLink>
            </>
          )
        }
      >
        {query.status === 'loading' && <DocumentSkeleton />}
        {document && <DocumentFacts document={document} />}
        {!document && query.status !== 'loading' && <NoDocument failure={query.failure} onRetry={query.retry} />}
      </SlideOut>
      <Outlet />
    </>
  )
}
