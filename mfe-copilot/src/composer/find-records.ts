import type { MentionedRecord } from '@coverdesk/design-system/composer'
import { askOnce } from '@coverdesk/plugin-sdk'
import { MentionableRecordsDocument } from '../generated/documents'
import { policyName } from '../presets/agency-documents'

/** Kind and id of a record that is mentioned. */
export const recordKey = (kind: 'account' | 'policy' | 'knowledge', id: string) => `${kind} ${id}`

/** Accounts, policies and documents of the knowledge base, for what is typed behind an `@`. */
export async function findRecords(search: string, signal: AbortSignal): Promise<MentionedRecord[]> {
  const found = await askOnce(MentionableRecordsDocument, { search }, signal)
  const { accounts, businessPolicies, knowledgeBaseDocuments } = found
  return [
    ...(accounts?.items ?? []).map(({ id, details }) => ({
      id: recordKey('account', id),
      name: details.name,
      detail: `Account · ${details.email}`,
    })),
    ...(businessPolicies?.items ?? []).map(({ id, account, ...policy }) => ({
      id: recordKey('policy', id),
      name: [account?.details.name, policyName(policy)].filter(Boolean).join(' · '),
      detail: 'Policy',
    })),
    ...(knowledgeBaseDocuments?.items ?? []).map(({ id, title }) => ({
      id: recordKey('knowledge', id),
      name: title,
      detail: 'Knowledge Base',
    })),
  ]
}
