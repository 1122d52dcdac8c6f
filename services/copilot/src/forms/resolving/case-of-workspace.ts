import type { Owner } from '../../graph/owner.ts'
import { type FormTemplateId, formTemplates } from '../templates/form-templates.ts'
import { answersIn } from './answers.ts'
import { statementsOfDocuments } from './document-statements.ts'
import type { FormCase } from './form-case.ts'
import { recordsOfCase } from './records-of-case.ts'

interface Given {
  sources: readonly { sourceId: string; name: string }[]
  /** What people wrote, in its order. */
  messages: readonly string[]
  requestId: string | null
}

/** All that a form can be filled from in a workspace: documents, the agency’s records, and what people answered. */
export async function caseOfWorkspace(
  templateId: FormTemplateId,
  { sources, messages, requestId }: Given,
  owner: Owner,
): Promise<FormCase> {
  const template = formTemplates[templateId]
  const documents = await statementsOfDocuments(sources, template)
  const policyNumbers = new Set(
    documents.flatMap(({ statements }) =>
      statements.filter(({ field }) => field === 'policyNumber').map(({ value }) => String(value)),
    ),
  )
  const records = await recordsOfCase({ requestId, policyNumbers: [...policyNumbers] }, owner)
  return { templateId, template, documents, records, answers: answersIn(messages) }
}
