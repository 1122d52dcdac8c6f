import { z } from 'zod'

const changeFields = 'field label before after isCleared isConflict storedBefore storedAfter base'
const candidateFields = 'recordId name reasons fields { field label here there }'
const shared = `recordType foreignId outcome name recordId version reason fields { ${changeFields} } candidates { ${candidateFields} }`

const text = z.string().nullable()

const result = z.object({
  recordType: z.enum(['ACCOUNT', 'CONTACT', 'POLICY', 'CARRIER']),
  foreignId: z.string(),
  outcome: z.enum(['CREATED', 'CHANGED', 'MATCHED', 'UNCHANGED', 'CONFLICT', 'DUPLICATE', 'SKIPPED']),
  name: z.string(),
  recordId: text,
  accountId: text.optional(),
  version: z.number().nullable(),
  reason: text,
  isWithoutAccount: z.boolean().optional(),
  fields: z.array(
    z.object({
      field: z.string(),
      label: z.string(),
      before: text,
      after: text,
      isCleared: z.boolean(),
      isConflict: z.boolean(),
      storedBefore: text,
      storedAfter: text,
      base: text,
    }),
  ),
  candidates: z.array(
    z.object({
      recordId: z.string(),
      name: z.string(),
      reasons: z.array(z.string()),
      fields: z.array(z.object({ field: z.string(), label: z.string(), here: text, there: text })),
    }),
  ),
})

/** What became of one record there, as the area says that keeps it. */
export type RecordResult = z.output<typeof result>

const undone = z.array(z.object({ recordType: z.string().optional(), foreignId: z.string(), keptBecause: text }))
export type UndoneRecord = z.output<typeof undone>[number]

const results = <Field extends string>(field: Field) =>
  z.object({ [field]: z.array(result) } as Record<Field, z.ZodArray<typeof result>>)

/** One kind of record: what has it compared, and taken. */
export interface ProductDocuments {
  preview: string
  previewAnswer: z.ZodType<RecordResult[]>
  apply: string
  applyAnswer: z.ZodType<RecordResult[]>
}

const documentsFor = (kind: 'Accounts' | 'Policies' | 'Carriers', more: string): ProductDocuments => ({
  preview: `query Preview($input: Synced${kind}Input!) { previewSynced${kind}(input: $input) { ${shared} ${more} } }`,
  previewAnswer: results(`previewSynced${kind}`).transform(data => data[`previewSynced${kind}`]),
  apply: `mutation Apply($input: Synced${kind}Input!, $idempotencyKey: String) {
    applySynced${kind}(input: $input, idempotencyKey: $idempotencyKey) { ${shared} ${more} }
  }`,
  applyAnswer: results(`applySynced${kind}`).transform(data => data[`applySynced${kind}`]),
})

export const accountDocuments = documentsFor('Accounts', 'accountId')
export const policyDocuments = documentsFor('Policies', 'isWithoutAccount')
export const carrierDocuments = documentsFor('Carriers', '')

export const undoAccounts = {
  document: `mutation Undo($input: UndoSyncedAccountsInput!, $idempotencyKey: String) {
    undoSyncedAccounts(input: $input, idempotencyKey: $idempotencyKey) { recordType foreignId keptBecause }
  }`,
  answer: z.object({ undoSyncedAccounts: undone }).transform(data => data.undoSyncedAccounts),
}
export const undoPolicies = {
  document: `mutation Undo($input: UndoSyncedPoliciesInput!, $idempotencyKey: String) {
    undoSyncedPolicies(input: $input, idempotencyKey: $idempotencyKey) { foreignId keptBecause }
  }`,
  answer: z.object({ undoSyncedPolicies: undone }).transform(data => data.undoSyncedPolicies),
}
