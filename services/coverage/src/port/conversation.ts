import { z } from 'zod'
import { insuranceTypes } from '../insurance-types.ts'
import { quote } from './quote.ts'

/** What clients ask for (specification 2 §4). */
export const askTypes = [
  'ADD_ADDITIONAL_INSURED',
  'CANCEL_POLICY',
  'CREATE_CERTIFICATE',
  'DOCUMENT_REQUEST',
  'ENDORSE_POLICY',
  'OTHER',
  'QUESTION',
  'QUOTE_REQUEST',
] as const
export type AskType = (typeof askTypes)[number]

/** `CERTAIN` values are used; `UNCLEAR` ones are empty, and a person reads the client’s words beside them. */
export const certainties = ['CERTAIN', 'UNCLEAR'] as const
export type Certainty = (typeof certainties)[number]

/** What the words say of one field. @param value null where it isn’t certain */
const field = <Value extends z.ZodType>(value: Value) =>
  z.object({ value: value.nullable(), quote: quote.nullable(), certainty: z.enum(certainties) })

const address = z.object({
  line1: z.string(),
  line2: z.string().nullable(),
  city: z.string(),
  /** Two letters. */
  zone: z.string(),
  postalCode: z.string(),
})

/** The fields of an ask. One that no word is about is left out. */
export const askFields = z.object({
  /** Who a certificate is for, or who becomes an additional insured. */
  holderName: field(z.string()).optional(),
  holderAddress: field(address).optional(),
  /** The name that the client says is wrong: "not the Port of San Diego". */
  wrongName: field(z.string()).optional(),
  additionalInsured: field(z.boolean()).optional(),
  waiver: field(z.boolean()).optional(),
  primary: field(z.boolean()).optional(),
  reason: field(z.string()).optional(),
  documentType: field(z.string()).optional(),
})
export type PortAskFields = z.output<typeof askFields>

/** Something that a client asks for: each wish once. */
export const portAsk = z.object({
  type: z.enum(askTypes),
  /** The words that ask for it most clearly come first. */
  quotes: z.array(quote).min(1),
  /** 0 to 1. */
  confidence: z.number(),
  /** Whether it opens a request by itself. */
  isCertain: z.boolean(),
  fields: askFields,
  isLoss: z.boolean(),
  isComplaint: z.boolean(),
})
export type PortAsk = z.output<typeof portAsk>

/** What was noticed in a text, and by which of its words. */
const sign = z.object({ quotes: z.array(quote).min(1), confidence: z.number() })

/** What `readConversation` answers of a mail, or of a call that is over. */
export const conversationReading = z.object({
  asks: z.array(portAsk),
  /** All that the client wrote or said, in order: what stands before a wish, too. */
  facts: z.array(quote),
  /** The client’s questions. */
  questions: z.array(quote),
  /** Lines of business that the text names. */
  lines: z.array(z.enum(insuranceTypes)),
  /** Ten digits, where the client says how to reach them. */
  phones: z.array(z.string()),
  /** Something was damaged, stolen or lost, or someone was hurt or is sued. */
  loss: sign.nullable(),
  /** The client complains, or asks once more. */
  complaint: sign.nullable(),
  /** "Spanish"; null: English, or too short to tell. */
  language: z.string().nullable(),
})
export type ConversationReading = z.output<typeof conversationReading>
