import type { Answer } from '@coverdesk/coverage/port'
import type { Findings } from '../../conversation/tool-answers.ts'
import { asText, counted, inWords } from '../markdown.ts'

const maxNames = 3

/** A refusal that names the records, too, which were searched. */
export function alsoInRecords(answer: Answer, findings: Findings): Answer {
  const { name, sentence } = searchedRecords(findings)
  return {
    ...answer,
    text: `${answer.text}\n\n${sentence}`,
    notFound: answer.notFound?.map(one => ({ ...one, sources: [...one.sources, name] })) ?? [],
  }
}

function searchedRecords({ named, unknown, lookedThrough }: Findings) {
  const people = named
    .filter(({ kind }) => kind !== 'PLACE')
    .flatMap(({ records: found }) => found.map(({ name }) => name))
  const names = [...new Set(people)].slice(0, maxNames)
  if (names.length === 0) {
    const missed = unknown.length > 0 ? ` for ${inWords(unknown.map(word => `“${asText(word)}”`))}` : ''
    return { name: 'Records', sentence: `I searched your agency’s records${missed}, too.` }
  }
  const kinds = Object.entries(lookedThrough).map(([type, total]) => counted(total, countable[type] ?? 'record'))
  const what = kinds.length > 0 ? ` (${inWords(kinds)})` : ''
  const who = inWords(names)
  return {
    name: `Records of ${who}`.slice(0, 300),
    sentence: `The records of ${asText(who)}${what} don’t say it either.`,
  }
}

const countable: Record<string, string> = {
  ...{ BusinessPolicy: 'policy record', ServiceRequest: 'service request', Account: 'account', Contact: 'contact' },
  ...{ CertificateOfLiabilityInsurance: 'certificate', CertificateHolder: 'certificate holder' },
  ...{ KnownHolder: 'certificate holder', InsuranceCarrier: 'carrier' },
}
