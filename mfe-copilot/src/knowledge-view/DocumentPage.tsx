import { ButtonLink, Page, PageHeader } from '@coverdesk/design-system'
import { Outlet, usePageTitle } from '@coverdesk/plugin-sdk'
import { NoDocument } from '../knowledge-detail/NoDocument'
import { useDocument } from '../knowledge-detail/use-document'
import { askPath, documentPath, knowledgePath, openDocumentPath } from '../paths'
import { DocumentBody } from './DocumentBody'
import { DocumentPageSkeleton } from './DocumentPageSkeleton'
import { useViewAddress } from './view-address'

/** A document to be read, at the page and with the passages marked that the address names. */
export function DocumentPage() {
  const { id, query, document } = useDocument()
  const address = useViewAddress()
  usePageTitle(document?.title ?? 'Document')
  if (query.status === 'loading') return <DocumentPageSkeleton />
  if (!document) {
    return (
      <Page>
        <PageHeader title="Document" actions={<ButtonLink to={knowledgePath}>Back to documents</ButtonLink>} />
        <NoDocument failure={query.failure} onRetry={query.retry} />
      </Page>
    )
  }
  return (
    <Page>
      <PageHeader
        title={document.title}
        {...(address.question && { description: `Passages that answer “${address.question}”` })}
        actions={
          <>
            {address.question && <ButtonLink to={askPath(address.question)}>Back to answers</ButtonLink>}
            <ButtonLink to={openDocumentPath(id)}>Open in Copilot</ButtonLink>
            <ButtonLink to={documentPath(id)}>Details</ButtonLink>
          </>
        }
      />
      <DocumentBody key={`${id} ${JSON.stringify(address)}`} document={document} address={address} />
      <Outlet />
    </Page>
  )
}
