import type { Citation } from '../../tools/marks.ts'
import type { Quotation } from '../documents/statement.ts'
import { AnswerWriter } from './answer-writer.ts'

/** What the draft of an e-mail takes. */
export interface Email {
  subject: string
  body: string
  citations: readonly Citation[]
}

/** One thing to ask for, and the quotes that it refers to. */
export interface Ask {
  text: string
  stated: readonly Quotation[]
}

const maxAsked = 30

/** An e-mail that asks for what is missing or unclear; null: nothing is. */
export function emailOf(subject: string, asks: readonly Ask[]): Email | null {
  if (asks.length === 0) return null
  const email = new AnswerWriter()
    .paragraph('Hello,')
    .paragraph('We reviewed the documents and need your help with the following:')
  const { text, citations } = email
    .list(asks.slice(0, maxAsked).map(({ text: asked, stated }) => asked + stated.map(one => email.mark(one)).join('')))
    .paragraph('Please send us the corrected or missing documents. Thank you.')
    .finish()
  return { subject, body: text, citations }
}
