import { ImportListScreen, importColumns } from '@coverdesk/design-system/import-list'
import { Outlet, useList, usePageTitle } from '@coverdesk/plugin-sdk'
import { importList } from './import-list'
import { importsPath } from './paths'

const listWithColumns = { ...importList, columns: importColumns('Accounts created') }

/** Every client list that was brought in. The dialog for another one opens over it. */
export function ImportList() {
  usePageTitle('Import accounts')
  return (
    <ImportListScreen
      list={useList(listWithColumns)}
      title="Import accounts"
      description="Client lists from spreadsheets and other systems"
      hint="Upload a client list as CSV: match its columns and review every row before anything is created."
      path={importsPath}
    >
      <Outlet />
    </ImportListScreen>
  )
}
