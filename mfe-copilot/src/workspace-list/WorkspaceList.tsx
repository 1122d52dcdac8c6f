import { ButtonLink, ListScreen, type RowSelection } from '@coverdesk/design-system'
import { useList, usePageTitle } from '@coverdesk/plugin-sdk'
import type { CaraWorkspaceRowFragment } from '../generated/documents'
import { homePath, workspacePath } from '../paths'
import { archiveWorkspaces } from './archive-workspaces'
import { useRememberedView } from './default-view'
import { useFilterChoices } from './use-filter-choices'
import { workspaceOnPhone } from './workspace-columns'
import { workspaceList } from './workspace-list'

const rowPath = ({ id }: CaraWorkspaceRowFragment) => workspacePath(id)

/** The agency’s conversations with Cara (specification 3 §2). */
export function WorkspaceList() {
  usePageTitle('Workspaces')
  const list = useList(workspaceList, useFilterChoices())
  const chosenIn = (filter: string) => list.filters.find(({ name }) => name === filter)?.value ?? null
  const { sort, fallback } = list.sorting
  useRememberedView({
    statusFilter: chosenIn('status'),
    userFilter: chosenIn('user'),
    dateFilter: chosenIn('date'),
    presetFilter: chosenIn('preset'),
    groupBy: list.grouping?.current ?? null,
    sortBy: sort === fallback ? null : (sort ?? null),
  })
  const archives = chosenIn('archived') === null
  const bulkActions = (chosen: RowSelection) => {
    if (chosen.kind !== 'some') return []
    const run = async () => {
      const done = await archiveWorkspaces([...chosen.keys], archives)
      if (done) list.selection.onChange({ kind: 'some', keys: new Set() })
    }
    return [{ label: archives ? 'Archive' : 'Unarchive', run: () => void run() }]
  }
  return (
    <ListScreen
      list={list}
      title="Workspaces"
      description="Copilot workspaces you've created to interact with Cara"
      words={{ one: 'workspace' }}
      loadingText="Loading Cara workspaces... This might take a moment"
      action={
        <ButtonLink appearance="primary" to={homePath}>
          Ask Cara
        </ButtonLink>
      }
      phoneRow={workspaceOnPhone}
      rowTo={rowPath}
      bulkActions={bulkActions}
      empty={{
        hint: 'Create a copilot workspace to get started',
        action: <ButtonLink to={homePath}>Ask Cara</ButtonLink>,
      }}
      noMatchHint="No matches. Try fewer letters, or another filter."
    />
  )
}
