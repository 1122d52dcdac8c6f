import { defineSubgraph } from '@coverdesk/kit'
import { accountData } from './account-data/export-account.ts'
import { accountListExport } from './account-list-export/account-list-export.ts'
import { accounts } from './accounts/account.resolvers.ts'
import { activity } from './activity/activity.resolvers.ts'
import { addressCompletionEnvironment } from './address-completion/address-completion.environment.ts'
import { addressCompletion, useAddressCompletion } from './address-completion/address-completion.resolvers.ts'
import { applications } from './applications/application.resolvers.ts'
import { certificateForms } from './certificates/form/certificate-form.resolvers.ts'
import { purgeCertificateForm } from './certificates/form/remove-form.ts'
import { holders } from './certificates/holder-book/holder.resolvers.ts'
import { linkCertificates } from './certificates/holder-book/link-certificates.ts'
import { purgeHolder } from './certificates/holder-book/purge-holder.ts'
import { certificates } from './certificates/issue/certificate.resolvers.ts'
import { liveCertificates } from './certificates/live/live-certificates.resolvers.ts'
import { endDocumentProcesses } from './certificates/process/document-process.ts'
import { certificateReissues } from './certificates/reissue/certificate-reissue.resolvers.ts'
import { runReissue } from './certificates/reissue/run-reissue.ts'
import { contacts } from './contacts/contact.resolvers.ts'
import { seedDemo } from './demo-seed/seed-demo.ts'
import { accountImports } from './imports/account-import.ts'
import { seedLarge } from './large-seed/seed-large.ts'
import { merge } from './merge/merge.resolvers.ts'
import { accountPhoneWords, contactPhoneWords } from './migrations/phone-words.ts'
import { notes } from './notes/note.resolvers.ts'
import { purgeNote } from './notes/purge-note.ts'
import { purgeAccount } from './removal/purge-account.ts'
import { removal } from './removal/removal.resolvers.ts'
import { syncedAccounts } from './synced-accounts/synced-accounts.resolvers.ts'

/** The agency's clients, and the people one talks to there. */
export const accountsSubgraph = defineSubgraph({
  name: 'accounts',
  modules: [
    ...[accounts, contacts, applications, notes, activity],
    ...[certificates, liveCertificates, holders, certificateReissues, certificateForms],
    ...[removal, merge, addressCompletion, accountImports.module, syncedAccounts],
  ],
  environment: addressCompletionEnvironment,
  start(environment, log) {
    useAddressCompletion(environment, log)
    return { close: endDocumentProcesses }
  },
  jobs: [
    purgeNote,
    purgeAccount,
    purgeHolder,
    purgeCertificateForm,
    linkCertificates,
    runReissue,
    ...accountImports.jobs,
  ],
  migrations: [accountPhoneWords, contactPhoneWords],
  accountData,
  listExports: { accounts: accountListExport },
  seed: { demo: seedDemo, large: seedLarge },
})
