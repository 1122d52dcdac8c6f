import { Types } from 'mongoose'
import type { AskSource } from '../asks/ask-record/ask.model.ts'
import type { AskType } from '../asks/classifier/ask-types.ts'
import { keyOf } from '../asks/decide-asks.ts'
import { fieldsOf } from '../asks/fields/ask-fields.ts'

/** Something that a client of the demo asks for. */
export interface DemoAsk {
  type: AskType
  /** Word for word. */
  sentence: string
  /** What else is said of it. */
  about?: readonly string[]
  /** The number of the service request of servicing’s demo that it became; without one a person decides. */
  request?: number
}

interface AskedIn {
  source: AskSource
  /** Of the call or the thread. */
  id: string
  client: string
}

interface Prefixed {
  prefix: '67' | '68'
}

const idIn = (prefix: string, kind: string, number: number) => `${prefix}${kind}${String(number).padStart(21, '0')}`

/** Of the requests that asks became. */
export const requestIds = (asks: readonly DemoAsk[], { prefix }: Prefixed): string[] =>
  asks.flatMap(({ request }) => (request === undefined ? [] : [idIn(prefix, 'e', request)]))

/** The records of what is asked for in a call or a thread. @param asks in the order in which they were said */
export const askRecords = (
  asks: readonly (DemoAsk & { messageId: string | null })[],
  { source, id, client }: AskedIn,
  { prefix }: Prefixed,
) =>
  asks.map(({ type, sentence, about = [], request, messageId }, place) => {
    const confidence = request === undefined ? 0.45 : 0.94
    const isCertain = request !== undefined
    return {
      _id: new Types.ObjectId(idIn(prefix, source === 'CALL' ? '6' : '7', Number(id.slice(-6)) * 10 + place)),
      ...{ source, sourceId: id, messageId, place, client, type, sentence, sentenceKey: keyOf(sentence), confidence },
      fields: fieldsOf({ type, sentence, confidence, isCertain, about: [sentence, ...about] }),
      ...{ state: isCertain ? ('OPENED' as const) : ('SUGGESTED' as const), openedBy: null },
      serviceRequestId: requestIds([{ type, sentence, ...(isCertain && { request }) }], { prefix })[0] ?? null,
    }
  })
