import { type AccountData, findAuditEntries, mutation } from '@coverdesk/kit'
import { findAccounts } from '../accounts/find-account.ts'
import { MergedAccount } from '../accounts/merged-account.model.ts'
import { BusinessApplication } from '../applications/application.model.ts'
import { Certificate } from '../certificates/record/certificate.model.ts'
import { Reissue, ReissueItem } from '../certificates/reissue/reissue.model.ts'
import { Contact } from '../contact-record/contact.model.ts'
import { AccountNote } from '../notes/note.model.ts'
import { AccountExport } from './account-export.model.ts'

/** Everything about an account that this area holds, with its certificates as PDFs. That it was taken out is audited. */
export const accountData: AccountData = (accountId, context) =>
  mutation('account-data/export', () => exportAccount(accountId))(null, context)

async function exportAccount(accountId: string) {
  const [account] = await findAccounts([accountId])
  if (!account) return null
  const ofAccount = { accountId: account._id }
  const [contacts, notes, businessApplications, certificates, certificateReissues, mergedAccounts] = await Promise.all([
    Contact.find({ _id: { $in: account.contactIds } }).lean(),
    AccountNote.find(ofAccount).sort({ createdAt: 1 }).lean(),
    BusinessApplication.find(ofAccount).sort({ createdAt: 1 }).lean(),
    Certificate.find(ofAccount).sort({ createdAt: 1 }).lean(),
    Reissue.find(ofAccount).sort({ createdAt: 1 }).lean(),
    MergedAccount.find({ survivorId: account._id }).lean(),
  ])
  const ofReissues = { reissueId: { $in: certificateReissues.map(({ _id }) => _id) } }
  const certificateReissueItems = await ReissueItem.find(ofReissues).sort({ reissueId: 1, place: 1 }).lean()
  await AccountExport.insertOne(ofAccount)
  const ofCertificates = { certificates, certificateReissues, certificateReissueItems }
  const records = { contacts, notes, businessApplications, ...ofCertificates, mergedAccounts }
  const changes = await changesOf([account, ...Object.values(records).flat()].map(({ _id }) => String(_id)))
  const parts = Object.entries<object[]>(records).map(([name, all]) => [name, all.map(told)])
  return {
    held: { account: told(account), ...Object.fromEntries(parts), changes },
    files: certificates.map(({ fileId, fileName }) => ({ id: fileId, path: ['certificates', fileName] })),
  }
}

/** Who changed what, the newest first; the pages are as long as they may be. */
async function changesOf(ids: string[]) {
  const changes: unknown[] = []
  let after: string | null = null
  do {
    const page: Awaited<ReturnType<typeof findAuditEntries>> = await findAuditEntries({ ids }, { first: 100, after })
    changes.push(
      ...page.items.map(({ at, userId, operation, changes: all }) => ({
        at,
        userId,
        operation,
        changes: all
          .filter(({ id }) => ids.includes(id))
          .map(({ before, after: now, ...change }) => ({
            ...change,
            before: before && told(before),
            after: now && told(now),
          })),
      })),
    )
    after = page.endCursor
  } while (after)
  return changes
}

/** Without what only searches and walls between agencies need. */
function told(record: object) {
  const { _id, agencyId, sortName, words, ...fields } = record as Record<string, unknown>
  return { id: String(_id), ...fields }
}
