import type { Fact } from '@coverdesk/coverage'
import { extractFacts } from '../../../services/copilot/src/facts/extract-facts.ts'
import type { EvaluationDocument } from '../document/evaluation-document.ts'
import { type EvidenceVerdict, judgeEvidence } from '../judging/judge-evidence.ts'
import { type FactVerdict, judgeFacts } from '../judging/judge-facts.ts'
import { type Figure, shares } from './figure.ts'
import type { ReadDocument } from './read-set.ts'

export interface JudgedDocument {
  document: EvaluationDocument
  seen: boolean
  facts: FactVerdict
  evidence: EvidenceVerdict
}

/** What `facts.exact` is about; the others have a figure of their own. */
const headline: readonly string[] = ['DECLARATIONS', 'QUOTE', 'BINDER', 'CERTIFICATE']

/** What the engine says of each document, judged. */
export const judgeSet = (set: readonly ReadDocument[]): JudgedDocument[] =>
  set.map(({ document, pages }) => {
    const facts: Fact[] = extractFacts(pages, { name: document.fileName })
    return { document, seen: document.seen, facts: judgeFacts(document, facts), evidence: judgeEvidence(facts, pages) }
  })

export function factFigures(judged: readonly JudgedDocument[]): Figure[] {
  const isHeadline = ({ document }: JudgedDocument) => headline.includes(document.kind)
  const exact = ({ facts }: JudgedDocument) => ({ part: facts.right, whole: facts.fields })
  return [
    ...shares('evidence.valid', judged, ({ evidence }) => ({
      part: evidence.pieces - evidence.broken.length,
      whole: evidence.pieces,
    })),
    ...shares('facts.exact', judged.filter(isHeadline), exact),
    ...shares(
      'facts.others',
      judged.filter(one => !isHeadline(one)),
      exact,
    ),
    ...shares('facts.invented', judged, ({ facts }) => ({ part: facts.invented.length, whole: facts.stated })),
  ]
}
