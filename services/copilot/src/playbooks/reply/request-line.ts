import { insuranceTypeNames } from '@coverdesk/coverage'
import type { ThreadAddress, ThreadAsk } from '../../email-threads/email-thread.ts'
import type { Quotation } from '../documents/statement.ts'
import type { AnswerWriter } from '../writing/answer-writer.ts'
import { plainText } from '../writing/plain-text.ts'
import { quoteIn } from './mail-quotes.ts'
import { knownOf, type QuotableMail } from './reply-case.ts'
import { beginsOn, changeIn, neededBy, policyNamedIn, vehicleIn, vinIn } from './said.ts'

/** An ask in plain words, with the values that prove it. */
interface RequestWords {
  text: string
  /** What the text takes over from the mail or from the request. */
  values: readonly string[]
}

const maxSentence = 300

/** The client’s own words, where they say it best. */
const quoted = (sentence: string) => {
  const words = plainText(sentence)
  return `“${words.length > maxSentence ? `${words.slice(0, maxSentence).trimEnd()}…` : words}”`
}

const inLine = ({ line1, line2, city, zone, postalCode }: ThreadAddress): string =>
  [line1, line2, city, `${zone} ${postalCode}`].filter(Boolean).join(', ')

/** What an ask asks for, in plain words and without a promise. */
function requestWords(ask: ThreadAsk): RequestWords {
  const known = knownOf(ask)
  const { sentence, details } = ask
  const { text } = details
  const since = beginsOn(text, sentence)
  const asOf = since ? `, as of ${plainText(since)}` : ''
  const until = neededBy(text)
  const by = until ? `, needed by ${plainText(until)}` : ''
  const whom = [known.holder, known.address && inLine(known.address)].filter(Boolean).map(one => plainText(String(one)))
  const people = [known.holder, known.address?.line1]
  const values = (...used: readonly (string | null | undefined)[]) => used.filter(value => typeof value === 'string')
  switch (ask.type) {
    case 'CREATE_CERTIFICATE': {
      if (!known.holder) return { text: `A certificate of insurance: ${quoted(sentence)}`, values: [] }
      return {
        text: `A certificate of insurance for ${whom.join(', ')}${conditionsOf(known)}${by}`,
        values: values(...people, until),
      }
    }
    case 'ADD_ADDITIONAL_INSURED': {
      if (!known.holder) return { text: `An additional insured: ${quoted(sentence)}`, values: [] }
      const insured = `${whom.join(', ')}, as an additional insured`
      return { text: `Adding ${insured}${asOf}${by}`, values: values(...people, since, until) }
    }
    case 'CANCEL_POLICY': {
      const named = policyNamedIn(sentence) ?? policyNamedIn(text)
      const policy = known.policy ? policyTitle(known.policy) : named ? `your ${plainText(named)}` : 'a policy'
      const reason = known.reason ? ` (reason: ${quoted(known.reason)})` : ''
      return {
        text: `Canceling ${policy}${asOf}${reason}`,
        values: values(known.policy ? null : named, since, known.reason),
      }
    }
    case 'DOCUMENT_REQUEST': {
      const document = known.documentType ? `A document (${plainText(known.documentType)})` : 'A document'
      return { text: `${document}: ${quoted(sentence)}`, values: [] }
    }
    case 'ENDORSE_POLICY': {
      const change = changeIn(sentence, text)
      const isOfVehicle = change?.objects.length === 1 && change.objects[0] === 'vehicle'
      const [vehicle, vin] = isOfVehicle ? [vehicleIn(text), vinIn(text)] : [null, null]
      if (!vehicle && !vin) {
        // What the sentence says itself isn’t said twice.
        const later = since && !sentence.includes(since) ? since : null
        return { text: `A change to your policy: ${quoted(sentence)}${later ? asOf : ''}`, values: values(later) }
      }
      const described = [vehicle && plainText(vehicle), vin && `VIN ${vin}`].filter(Boolean).join(', ')
      return { text: `${change?.verb} a vehicle: ${described}${asOf}`, values: values(vehicle, vin, since) }
    }
    case 'QUOTE_REQUEST':
      return { text: `A quote: ${quoted(sentence)}`, values: [] }
    case 'QUESTION':
      return { text: `Your question: ${quoted(sentence)}`, values: [] }
    default:
      return { text: `${details.isLoss ? 'What happened' : 'Your message'}: ${quoted(sentence)}`, values: [] }
  }
}

/** What the holder wants to see on it. */
function conditionsOf({ isAdditionalInsured, waiver, primary }: ReturnType<typeof knownOf>): string {
  const asked = [
    isAdditionalInsured && 'the holder as an additional insured',
    waiver && 'a waiver of subrogation',
    primary && 'primary and noncontributory wording',
  ].filter(Boolean)
  return asked.length > 0 ? `, with ${asked.join(', ').replace(/, ([^,]*)$/, ' and $1')}` : ''
}

const policyTitle = ({ type, policyNumber }: { type: string | null; policyNumber: string | null }) => {
  const line = insuranceTypeNames[type as keyof typeof insuranceTypeNames] as string | undefined
  return ['your', line, 'policy', policyNumber && plainText(policyNumber)].filter(Boolean).join(' ')
}

/** The same with marks: the sentence that asks, and what other sentences say. */
export function requestLine(ask: ThreadAsk, mails: readonly QuotableMail[], writer: AnswerWriter): string {
  const { text, values } = requestWords(ask)
  const asked = quoteIn(mails, ask.sentence)
  const others = values.filter(value => !ask.sentence.includes(value)).map(value => quoteIn(mails, value))
  const quotes = [asked, ...others].filter((one): one is Quotation => one !== null)
  return `${text}${quotes.map(quote => writer.mark(quote)).join('')}`
}
