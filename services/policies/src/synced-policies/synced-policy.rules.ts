import { z } from 'zod'

/** Records of one command: one transaction, within its time. */
const maxRecords = 50
const maxCarriers = 100

const optionalText = z
  .string()
  .nullish()
  .transform(value => value ?? null)
const field = z.object({ field: z.string(), value: optionalText })
const decision = z.object({ field: z.string(), keepsThere: z.boolean(), here: optionalText, there: optionalText })
const texts = z
  .array(z.string())
  .nullish()
  .transform(given => given ?? [])
const foreignId = z.string().min(1).max(200)
const source = z.string().min(1).max(60)
const tooMany = (max: number) => ({ error: `Send at most ${max} records at a time.` })

const record = z.object({
  foreignId,
  accountForeignId: foreignId,
  newAccountType: z.enum(['BUSINESS', 'INDIVIDUAL']).nullish(),
  matchedAccountId: z.string().nullish(),
  isQuote: z.boolean(),
  fields: z.array(field),
  choice: z.enum(['CREATE', 'LINK']).nullish(),
  linkTo: z.string().nullish(),
  decisions: z
    .array(decision)
    .nullish()
    .transform(given => given ?? []),
})

export const syncedPoliciesInput = z.object({
  source,
  systemName: z.string().min(1).max(60),
  records: z.array(record).max(maxRecords, tooMany(maxRecords)),
  takenIds: texts,
})

export type SyncedPoliciesInput = z.output<typeof syncedPoliciesInput>
export type SyncedPolicyInput = z.output<typeof record>

export const syncedCarriersInput = z.object({
  source,
  records: z
    .array(z.object({ foreignId, name: z.string(), isBroker: z.boolean() }))
    .max(maxCarriers, tooMany(maxCarriers)),
  addedNames: texts,
})

export type SyncedCarriersInput = z.output<typeof syncedCarriersInput>

const undone = z.object({
  foreignId,
  recordId: z.string(),
  version: z.int(),
  isCreated: z.boolean(),
  fields: z.array(field),
})

export const undoSyncedPoliciesInput = z.object({
  source,
  records: z.array(undone).max(maxRecords, tooMany(maxRecords)),
})

export type UndonePolicyInput = z.output<typeof undone>
