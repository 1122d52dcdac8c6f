import type { Findings } from '../../conversation/tool-answers.ts'
import type { RecordQuestion } from '../../question/records/record-question.ts'
import type { Answer } from '../answer.ts'
import { asText, counted, inWords } from '../markdown.ts'

const maxNames = 3

/** A refusal that names the records, too, which were searched. */
export function alsoInRecords(answer: Answer, question: RecordQuestion, findings: Findings): Answer {
  const { name, sentence } = searchedRecords(question, findings)
  return {
    ...answer,
    text: `${answer.text}\n\n${sentence}`,
    notFound: answer.notFound?.map(one => ({ ...one, sources: [...one.sources, name] })) ?? [],
  }
}

function searchedRecords({ graph }: RecordQuestion, { named, unknown, records, total }: Findings) {
  const people = named
    .filter(({ kind }) => kind !== 'PLACE')
    .flatMap(({ records: found }) => found.map(({ name }) => name))
  const names = [...new Set(people)].slice(0, maxNames)
  if (names.length === 0) {
    const missed = unknown.length > 0 ? ` for ${inWords(unknown.map(word => `“${asText(word)}”`))}` : ''
    return { name: 'Records', sentence: `I searched your agency’s records${missed}, too.` }
  }
  const ofKind = graph.relation ? ` (${counted(total, countable[graph.relation] ?? 'record')})` : ''
  const what = records.length > 0 || graph.relation ? ofKind : ''
  const who = inWords(names)
  return {
    name: `Records of ${who}`.slice(0, 300),
    sentence: `The records of ${asText(who)}${what} don’t say it either.`,
  }
}

const countable: Record<string, string> = {
  ...{ POLICY: 'policy record', SERVICE_REQUEST: 'service request', CERTIFICATE: 'certificate', ACCOUNT: 'account' },
  ...{ CARRIER: 'carrier', CONTACT: 'contact', CERTIFICATE_HOLDER: 'certificate holder' },
}
