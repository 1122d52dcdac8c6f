import { z } from 'zod'
import { type FieldName, fieldNames } from './fields.ts'
import { insuranceTypes } from './insurance-types.ts'

/** What stands where an amount would, and is none. Zero is an amount. */
export const amountWords = ['INCLUDED', 'EXCLUDED', 'NOT_COVERED', 'SEE_SCHEDULE', 'UNLIMITED', 'STATUTORY'] as const

/** Cents, days (2027-01-31), texts as written, numbers of a hundred, numbers, and words of the schema. */
export const factUnits = ['USD', 'DATE', 'TEXT', 'PERCENT', 'COUNT', 'WORD'] as const
export type FactUnit = (typeof factUnits)[number]

/** Fractions of the page's width and height from its top left corner. */
export const evidenceBox = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })

const evidence = z.object({
  /** Null before the document is stored. */
  fileId: z.string().nullable(),
  page: z.int().positive(),
  /** Word for word as it is on the page. */
  quote: z.string().min(1),
  /** One for each line of the quote; none where a page has no places. */
  boxes: z.array(evidenceBox),
})
export type Evidence = z.infer<typeof evidence>

/** Null is the whole document. */
const line = z.enum(insuranceTypes).nullable()
export type FactLine = z.infer<typeof line>

const value = z.union([z.number(), z.string(), z.array(z.string())])
export type FactValue = z.infer<typeof value>

const shared = {
  field: z.enum(fieldNames as [FieldName, ...FieldName[]]),
  line,
  unit: z.enum(factUnits),
  confidence: z.number().min(0).max(1),
  method: z.enum(['RULE', 'MODEL']),
}

/**
 * A statement of a document. Where a document says two things, the values are in the order of their evidence, and the
 * fact has none of its own; of a list, each text has its evidence in the same place.
 */
export const fact = z.discriminatedUnion('state', [
  z.object({ ...shared, state: z.literal('FOUND'), value, evidence: z.array(evidence).min(1) }),
  z.object({
    ...shared,
    state: z.literal('AMBIGUOUS'),
    value: z.null(),
    values: z.array(z.union([z.number(), z.string()])).min(2),
    /** Of each value, where they differ: an amount and a word can contradict each other. `unit` is then WORD. */
    units: z.array(z.enum(factUnits)).min(2).optional(),
    evidence: z.array(evidence).min(2),
  }),
  z.object({ ...shared, state: z.literal('NOT_FOUND'), value: z.null(), evidence: z.tuple([]) }),
])
export type Fact = z.infer<typeof fact>
