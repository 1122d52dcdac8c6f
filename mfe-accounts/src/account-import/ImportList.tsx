import { ButtonLink, ListScreen } from '@coverdesk/design-system'
import { Outlet, useList, usePageTitle } from '@coverdesk/plugin-sdk'
import type { AccountImportRowFragment } from '../generated/documents'
import { importList, importTitle } from './import-list'
import { importsPath, newImportPath } from './paths'

const pathOf = ({ id }: AccountImportRowFragment) => `${importsPath}/${id}`

/** Every client list that was brought in. The dialog for another one opens over it. */
export function ImportList() {
  usePageTitle('Import accounts')
  return (
    <ListScreen
      list={useList(importList)}
      title="Import accounts"
      description="Client lists from spreadsheets and other systems"
      words={{ one: 'import' }}
      action={
        <ButtonLink appearance="primary" to={newImportPath}>
          Upload a list
        </ButtonLink>
      }
      phoneRow={importTitle}
      rowTo={pathOf}
      empty={{
        hint: 'Upload a client list as CSV: you say what its columns are, and see every row before anything is created.',
        action: <ButtonLink to={newImportPath}>Upload a list</ButtonLink>,
      }}
      noMatchHint="Clear the filter."
    >
      <Outlet />
    </ListScreen>
  )
}
