import { askOnce } from '@coverdesk/plugin-sdk'
import { AccountDocumentsDocument, PolicyDocumentsDocument } from '../generated/documents'
import { documentsOfPolicy } from '../presets/agency-documents'

/** The documents that come along with a record: those of its policies, or the document itself. */
export async function documentsOfRecord(recordKey: string): Promise<string[]> {
  const [kind = '', id = ''] = recordKey.split(' ')
  if (kind === 'knowledge') return [id]
  const policies = kind === 'account' ? await policiesOfAccount(id) : await policyOf(id)
  return policies.flatMap(documentsOfPolicy).map(({ id: fileId }) => fileId)
}

async function policiesOfAccount(id: string) {
  const { account } = await askOnce(AccountDocumentsDocument, { id })
  return account?.businessPolicies?.items ?? []
}

async function policyOf(id: string) {
  const { businessPolicy } = await askOnce(PolicyDocumentsDocument, { id })
  return businessPolicy ? [businessPolicy] : []
}
