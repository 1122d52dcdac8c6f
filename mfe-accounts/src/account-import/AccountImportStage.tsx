import { ImportStage } from '@coverdesk/design-system/imports'
import { toast, useSubmission } from '@coverdesk/plugin-sdk'
import type { AccountImportWholeFragment } from '../generated/documents'
import { AccountColumns } from './AccountColumns'
import type { AccountImportStep } from './change-import'
import { ImportedAccounts } from './ImportedAccounts'
import { importWords } from './import-labels'
import { importsPath } from './paths'
import { readBadRows } from './read-bad-rows'

/** What is to be done with an import of accounts. */
export function AccountImportStage({ found }: { found: AccountImportWholeFragment }) {
  const { emailDuplicates, nameDuplicates } = found.counts
  return (
    <ImportStage
      found={found}
      words={importWords}
      path={importsPath}
      submission={useSubmission<AccountImportStep>()}
      duplicates={[
        { name: 'emailDuplicates', count: emailDuplicates, what: 'with the email of another client' },
        { name: 'nameDuplicates', count: nameDuplicates, what: 'with the name and ZIP code of another client' },
      ]}
      columns={onBack => <AccountColumns key={found.delimiter} found={found} onBack={onBack} />}
      rows={asked => <ImportedAccounts id={found.id} asked={asked} />}
      readBadRows={after => readBadRows(found.id, after)}
      onFailure={toast}
    />
  )
}
