import { type ConversationReading, conversationReading } from '@coverdesk/coverage/port'
import type { ReadAsk } from './decide-asks.ts'
import type { ReadConversation } from './read-conversation.ts'
import type { FoundSign } from './signs/find-signs.ts'

const quoted = (quote: string) => ({ quote })
const certain = <Value>(value: Value, quote: string) => ({ value, quote: quoted(quote), certainty: 'CERTAIN' as const })

function askOf(ask: ReadAsk): ConversationReading['asks'][number] {
  const { fields, sentence, about } = ask
  const { holderName, holderAddress, wrongName, additionalInsured, waiver, primary, reason, documentType } = fields
  const unclear = fields.unclear?.find(({ field }) => field === 'holderName')
  return {
    ...{ type: ask.type, confidence: ask.confidence, isCertain: ask.isCertain },
    quotes: [...new Set([sentence, ...about])].map(quoted),
    fields: {
      ...(holderName && { holderName: certain(holderName, sentence) }),
      ...(unclear && { holderName: { value: null, quote: quoted(unclear.quote), certainty: 'UNCLEAR' as const } }),
      ...(holderAddress && { holderAddress: certain(holderAddress, sentence) }),
      ...(wrongName && { wrongName: certain(wrongName, sentence) }),
      ...(additionalInsured && { additionalInsured: certain(true, sentence) }),
      ...(waiver && { waiver: certain(true, sentence) }),
      ...(primary && { primary: certain(true, sentence) }),
      ...(reason && { reason: certain(reason, sentence) }),
      ...(documentType && { documentType: certain(documentType, sentence) }),
    },
    ...{ isLoss: fields.isLoss, isComplaint: fields.isComplaint ?? false },
  }
}

const signOf = (sign: FoundSign | null) => sign && { quotes: sign.sentences.map(quoted), confidence: sign.confidence }

/** What was read, as the port answers it to whoever asks (`readConversation`). */
export const portReading = ({
  asks,
  facts,
  questions,
  loss,
  complaint,
  language,
}: ReadConversation): ConversationReading =>
  conversationReading.parse({
    asks: asks.map(askOf),
    ...{ facts: facts.map(quoted), questions: questions.map(quoted), lines: [] },
    phones: [...new Set(asks.flatMap(({ fields }) => fields.phone ?? []))],
    ...{ loss: signOf(loss), complaint: signOf(complaint), language },
  })
