import { type SlotProps, useQuery } from '@coverdesk/plugin-sdk'
import { AccountDocumentsDocument } from '../generated/documents'
import { documentsOfPolicy } from '../presets/agency-documents'
import { emptyPresetValues } from '../presets/preset-values'
import { OpenInCopilotForm } from './OpenInCopilotForm'
import { RecordInCopilot } from './RecordInCopilot'

/** Opens an account in the copilot, over its page: the documents of its policies are there to choose from. */
export default function OpenAccount({ accountId, onClose }: SlotProps['account.actions']) {
  const query = useQuery(AccountDocumentsDocument, { id: accountId })
  const account = query.status === 'loaded' ? query.data.account : undefined
  if (!account) return <RecordInCopilot query={query} what="account" onClose={onClose} />
  return (
    <OpenInCopilotForm
      initial={emptyPresetValues}
      suggested={[]}
      documents={(account.businessPolicies?.items ?? []).flatMap(documentsOfPolicy)}
      onClose={onClose}
    />
  )
}
