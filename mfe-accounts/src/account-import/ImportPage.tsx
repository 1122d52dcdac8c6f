import { DetailSkeleton, Page, PageHeader } from '@coverdesk/design-system'
import { ImportLayout } from '@coverdesk/design-system/imports'
import { usePageTitle } from '@coverdesk/plugin-sdk'
import { NoRecord } from '../no-record/NoRecord'
import { AccountImportStage } from './AccountImportStage'
import { importWords } from './import-words'
import { importsPath } from './paths'
import { useImport } from './use-import'

/** One import, from its columns to what became of its rows. The server knows where it is: a reload or a link goes on there. */
export function ImportPage() {
  const { query, found } = useImport()
  usePageTitle(found ? `Import of ${found.fileName}` : 'Import')
  if (query.status === 'loading') {
    return (
      <Page>
        <DetailSkeleton label="Loading import..." />
      </Page>
    )
  }
  if (!found) {
    return (
      <Page>
        <PageHeader title="Import" />
        <NoRecord what="import" failure={query.failure} onRetry={query.retry} />
      </Page>
    )
  }
  return (
    <ImportLayout found={found} words={importWords} path={importsPath}>
      <AccountImportStage key={`${found.state} ${found.version}`} found={found} />
    </ImportLayout>
  )
}
