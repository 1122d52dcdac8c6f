import { ButtonLink, ListScreen, MenuButton } from '@coverdesk/design-system'
import { navigate, Outlet, useList, useListPath, usePageTitle } from '@coverdesk/plugin-sdk'
import type { KnowledgeRowFragment } from '../generated/documents'
import { askPath, documentPath, newTextPath, uploadPath } from '../paths'
import { documentOnPhone } from './knowledge-columns'
import { knowledgeList } from './knowledge-list'

const rowPath = ({ id }: KnowledgeRowFragment) => documentPath(id)

/** The agency’s knowledge base (specification 3 §2). Dialogs and a document’s information open over and beside the list. */
export function KnowledgeList() {
  usePageTitle('Knowledge Base')
  const add = <AddDocument upload={useListPath(uploadPath)} create={useListPath(newTextPath)} />
  return (
    <ListScreen
      list={useList(knowledgeList)}
      title="Knowledge Base"
      description="Documents that Cara uses to answer questions"
      words={{ one: 'document' }}
      loadingText="Loading documents..."
      action={
        <>
          <ButtonLink to={askPath()}>Ask</ButtonLink>
          {add}
        </>
      }
      phoneRow={documentOnPhone}
      rowTo={rowPath}
      empty={{
        title: 'No documents',
        hint: 'Upload your guides and procedures, and Cara can quote them.',
        action: add,
      }}
      noMatchHint="No matches. Try fewer letters, or another status."
    >
      <Outlet />
    </ListScreen>
  )
}

const AddDocument = ({ upload, create }: { upload: string; create: string }) => (
  <MenuButton
    label="Add Document"
    actions={[
      { label: 'Upload Existing Documents', onSelect: () => void navigate(upload) },
      { label: 'Create Document', onSelect: () => void navigate(create) },
    ]}
  />
)
