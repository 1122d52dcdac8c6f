import { type SlotProps, useQuery } from '@coverdesk/plugin-sdk'
import { PolicyDocumentsDocument } from '../generated/documents'
import { documentsOfPolicy } from '../presets/agency-documents'
import { emptyPresetValues } from '../presets/preset-values'
import { OpenInCopilotForm } from './OpenInCopilotForm'
import { RecordInCopilot } from './RecordInCopilot'

/** Opens a policy in the copilot, over its page: with its documents, to explore it. */
export default function OpenPolicy({ policyId, onClose }: SlotProps['policy.actions']) {
  const query = useQuery(PolicyDocumentsDocument, { id: policyId })
  const policy = query.status === 'loaded' ? query.data.businessPolicy : undefined
  if (!policy) return <RecordInCopilot query={query} what="policy" onClose={onClose} />
  const documents = documentsOfPolicy(policy)
  return (
    <OpenInCopilotForm
      initial={{
        ...emptyPresetValues,
        preset: 'DOCUMENT_EXPLORATION',
        documentIds: documents.map(({ id }) => id),
      }}
      suggested={['DOCUMENT_EXPLORATION']}
      documents={documents}
      onClose={onClose}
    />
  )
}
