import type { ReactNode } from 'react'
import { ButtonLink } from '../controls/Button'
import { ListScreen } from '../page/ListScreen'
import type { ListModel } from '../page/list-model'
import { importTitle } from './import-columns'
import type { ListedImport } from './listed-import'

/** All imports of an area, and what the area calls them. */
export interface ImportListScreenProps<Row extends ListedImport> {
  /** Its columns are `importColumns`. */
  list: ListModel<Row>
  /** "Import accounts" */
  title: string
  /** One line. */
  description: string
  /** What happens to a list that is uploaded, where there is none yet. */
  hint: string
  /** The address of this list: `/app/accounts/import`. The dialog for another one is at `new` under it. */
  path: string
  /** The dialog, where it is open. */
  children: ReactNode
}

/** Every list that was brought in, newest first. The dialog for another one opens over it. */
export function ImportListScreen<Row extends ListedImport>(props: ImportListScreenProps<Row>) {
  const { list, title, description, hint, path, children } = props
  return (
    <ListScreen<Row>
      list={list}
      title={title}
      description={description}
      words={{ one: 'import' }}
      action={
        <ButtonLink appearance="primary" to={`${path}/new`}>
          Upload a list
        </ButtonLink>
      }
      phoneRow={importTitle}
      rowTo={({ id }) => `${path}/${id}`}
      empty={{ hint, action: <ButtonLink to={`${path}/new`}>Upload a list</ButtonLink> }}
      noMatchHint="Clear the filter."
    >
      {children}
    </ListScreen>
  )
}
