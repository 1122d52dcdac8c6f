import type { Findings } from '../../conversation/tool-answers.ts'
import { isLight } from '../../question/records/left-words.ts'
import type { RecordQuestion } from '../../question/records/understood-question.ts'
import { namesPeril } from '../../question/thesaurus/names-peril.ts'
import { first } from './first-record.ts'
import { list } from './list-records.ts'
import { namesClient } from './names-client.ts'
import { inOwnWords } from './own-words.ts'
import { shown } from './shown-records.ts'
import { ofAsker, value } from './stated-value.ts'
import { total } from './total-premium.ts'
import { whether } from './whether.ts'

/** The answer to a question about records; null where they don’t say what is asked. */
export function answerFromRecords(question: RecordQuestion, findings: Findings): string | null {
  const { shape } = question
  const { said, unknown } = findings
  // A word that names nothing may be the very thing that is asked.
  const isOpen = unknown.some(word => !isLight(word) && !question.aside?.includes(word))
  if (isOpen && !isMostlySaid(question, findings)) return null
  if (!isAboutSomeone(question, findings)) return null
  if ((question.isGuess || question.isToBeSaid) && !isSurelyMeant(question, findings)) return null
  if (question.isOfAsker) return ofAsker(question, findings)
  if (said.length > 0 && shape !== 'LIST' && shape !== 'COUNT') return inOwnWords(question, findings)
  switch (shape) {
    case 'LIST':
    case 'COUNT':
      return list(question, findings)
    case 'FIRST':
      return first(question, findings)
    case 'TOTAL':
      return total(question, findings)
    case 'WHETHER':
      return whether(question, findings)
    case 'VALUE':
      return value(question, findings)
    case 'SHOW':
      return findings.records.length > 0 ? shown(question, findings) : null
  }
}

/** Whether words that no rule understands tell the record: one of a client says them, or one or two of the agency say several. */
const isSurelyMeant = ({ isToBeSaid, wanted }: RecordQuestion, findings: Findings): boolean => {
  const { said, records } = findings
  if (said.length === 0 || (wanted?.value === 'NUMBER' && wanted.isOfWhole && said.length < minSaid)) return false
  if (namesClient(findings) || (isToBeSaid && findings.named.some(({ kind }) => kind === 'COLLEAGUE'))) return true
  return said.length >= minSaid && records.length > 0 && records.length <= maxMeant
}
const minSaid = 2
const maxMeant = 2

/** A request of a client is known by some of its words, "the greenhouse hail claim", but not where something else happened. */
const isMostlySaid = ({ graph, fields }: RecordQuestion, { said, unknown, named: names }: Findings): boolean =>
  graph.relation === 'SERVICE_REQUEST' &&
  fields.some(({ name }) => name === 'assignee') &&
  names.some(({ kind }) => kind === 'ACCOUNT' || kind === 'CONTACT') &&
  said.length >= unknown.length &&
  !unknown.some(namesPeril)

/** Whoever has a premium or a phone number has a name; a carrier’s name says whose policy it is of no client. */
function isAboutSomeone({ graph, shape, isOfCarrier }: RecordQuestion, { named: names, said }: Findings): boolean {
  if (isOfCarrier && names.every(({ kind }) => kind !== 'CARRIER')) return false
  // Requests are known by their words, too: "the Norfolk Southern request".
  if (said.length > 0 && graph.relation === 'SERVICE_REQUEST') return true
  if (shape === 'LIST' || shape === 'COUNT' || shape === 'FIRST' || shape === 'TOTAL')
    return !graph.start.query || names.length > 0
  if (shape === 'WHETHER' && !graph.start.query) return true
  const isOfPolicy = graph.relation === 'POLICY'
  return names.some(({ kind }) => kind !== 'PLACE' && !(isOfPolicy && (kind === 'CARRIER' || kind === 'COLLEAGUE')))
}
