import type { GraphQuestion } from '../../../../graph/question.ts'
import type { AnswerShape } from './answer-shape.ts'
import type { RecordField } from './vocabulary/record-field.ts'
import type { WantedValue } from './wanted-value.ts'

/** A question about the agency’s records, as it was understood. */
export interface RecordQuestion {
  graph: GraphQuestion
  shape: AnswerShape
  /** What is asked of each record; none: which ones there are. */
  fields: RecordField[]
  /** So many are asked for. */
  limit: number | undefined
  /** The days that it is about, as they were asked for. */
  time: string | undefined
  /** It names no kind of record: "who is handling the hail damage?" may be about a policy or a request. */
  isKindAssumed: boolean
  /** Only a carrier has what is asked for. */
  isOfCarrier?: boolean
  /** A claim or a loss is asked about: of several requests of a client those that report one. */
  isReported?: boolean
  /** No rule knows what is asked: only a record that says all of its words answers. */
  isGuess?: boolean
  /** Words of sentences that ask nothing: they may say of whom, and nothing has to say them. */
  aside?: string[]
  /** Only records that say words of the question answer it. */
  isToBeSaid?: boolean
  /** It asks for one thing, which yes or no answers: not "is it still good or did it lapse?". */
  isPlain?: boolean
  /** Former terms of a policy: the last one, or each of them to compare with the present one. */
  terms?: 'FORMER' | 'EACH'
  /** Of FORMER: how many terms ago. */
  termsBefore?: number
  /** Of companies: only those that are wholesale brokers. */
  isOfBrokers?: boolean
  /** What was asked that no request has a field for: its words have to say it. */
  unowned?: RecordField[]
  /** Only requests of someone of this name answer it. */
  isOfAsker?: boolean
  /** Of what no rule knows: which kind of value answers. */
  wanted?: WantedValue | undefined
}
