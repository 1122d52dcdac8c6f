import { ImportLayout } from '@coverdesk/design-system/imports'
import { NoRecord, usePageTitle } from '@coverdesk/plugin-sdk'
import { toAccounts } from '../paths'
import { AccountImportStage } from './AccountImportStage'
import { importWords } from './import-labels'
import { importsPath } from './paths'
import { useImport } from './use-import'

/** One import, from its columns to what became of its rows. The server knows where it is: a reload or a link continues there. */
export function ImportPage() {
  const { query, found } = useImport()
  const loading = query.status === 'loading'
  usePageTitle(found ? `Import of ${found.fileName}` : 'Import')
  return (
    <ImportLayout
      found={found}
      loading={loading}
      missing={
        !loading && <NoRecord what="import" failure={query.failure} onRetry={query.retry} wayBack={toAccounts} />
      }
      words={importWords}
      path={importsPath}
    >
      {found => <AccountImportStage found={found} />}
    </ImportLayout>
  )
}
