import { ImportListScreen, importColumns } from '@coverdesk/design-system/import-list'
import { Outlet, useList, usePageTitle } from '@coverdesk/plugin-sdk'
import { importList } from './import-list'
import { importsPath } from './paths'

const listWithColumns = { ...importList, columns: importColumns('Policies created') }

/** Every policy list that was brought in. The dialog for another one opens over it. */
export function ImportList() {
  usePageTitle('Import policies')
  return (
    <ImportListScreen
      list={useList(listWithColumns)}
      title="Import policies"
      description="Policy lists from spreadsheets and other systems"
      hint="Upload a policy list as CSV: match its columns and review every row before anything is created."
      path={importsPath}
    >
      <Outlet />
    </ImportListScreen>
  )
}
