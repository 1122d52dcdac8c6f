import { z } from 'zod'

/** Records of one command: one transaction, within its time. */
const maxRecords = 50
const maxContacts = 50

const field = z.object({
  field: z.string(),
  value: z
    .string()
    .nullish()
    .transform(value => value ?? null),
})
const decision = z.object({
  field: z.string(),
  keepsThere: z.boolean(),
  here: z
    .string()
    .nullish()
    .transform(value => value ?? null),
  there: z
    .string()
    .nullish()
    .transform(value => value ?? null),
})
const decisions = z
  .array(decision)
  .nullish()
  .transform(given => given ?? [])
const foreignId = z.string().min(1).max(200)

const contact = z.object({ foreignId, fields: z.array(field), decisions })

const record = z.object({
  foreignId,
  type: z.enum(['BUSINESS', 'INDIVIDUAL']),
  fields: z.array(field),
  contacts: z.array(contact).max(maxContacts),
  choice: z.enum(['CREATE', 'LINK']).nullish(),
  linkTo: z.string().nullish(),
  decisions,
})

export const syncedAccountsInput = z.object({
  source: z.string().min(1).max(60),
  systemName: z.string().min(1).max(60),
  records: z.array(record).max(maxRecords, { error: `Send at most ${maxRecords} records at a time.` }),
  takenIds: z
    .array(z.string())
    .nullish()
    .transform(given => given ?? []),
})

export type SyncedAccountsInput = z.output<typeof syncedAccountsInput>
export type SyncedAccountInput = z.output<typeof record>
export type SyncedContactInput = z.output<typeof contact>
export type FieldsThere = readonly z.output<typeof field>[]

const undone = z.object({
  recordType: z.enum(['ACCOUNT', 'CONTACT']),
  foreignId,
  recordId: z.string(),
  accountId: z.string().nullish(),
  version: z.int(),
  isCreated: z.boolean(),
  fields: z.array(field),
})

export const undoSyncedAccountsInput = z.object({
  source: z.string().min(1).max(60),
  records: z.array(undone).max(maxRecords, { error: `Send at most ${maxRecords} records at a time.` }),
})

export type UndoneAccountInput = z.output<typeof undone>
