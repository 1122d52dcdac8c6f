import type { PaperLine, QualifierId } from '@coverdesk/coverage/judge'
import { storedPages } from '../../../search/index.ts'
import { type Unit, unitsOf } from '../../../understanding/judge/units.ts'
import type { CaseDocument } from '../../documents/case-document.ts'

/** A row, line or sentence of a paper that may prove something, word for word. */
export interface Proof extends Unit {
  document: CaseDocument
  quote: string
}

/** All that the policies and quotes say, row by row. */
export interface Evidence {
  proofs: readonly Proof[]
  /** Whether every page of them was read. */
  isWhole: boolean
}

/** What proves no policy: a certificate confers no rights, an application asks, a contract demands. */
const otherKinds: ReadonlySet<string | null> = new Set(['CERTIFICATE', 'APPLICATION', 'CONTRACT', 'LOSS_RUN'])
export const isPolicyOrQuote = ({ kind }: CaseDocument) => !otherKinds.has(kind)

export async function evidenceOf(documents: readonly CaseDocument[]): Promise<Evidence> {
  const usable = documents.filter(isPolicyOrQuote)
  const proofs: Proof[] = []
  for (const document of usable) {
    const pages = []
    for await (const page of storedPages(document.sourceId)) pages.push(page)
    const textOf = new Map(pages.map(({ number, text }) => [number, text]))
    for (const unit of unitsOf(pages))
      proofs.push({ ...unit, document, quote: (textOf.get(unit.page) ?? '').slice(unit.start, unit.end) })
  }
  return { proofs, isWhole: usable.every(({ unreadPages }) => unreadPages.length === 0) }
}

/** What makes a passage about other insurance, or none that is offered. */
const foreign: readonly QualifierId[] = [
  'UNDERLYING',
  'EARLIER',
  'SUBCONTRACTORS',
  'INDICATION',
  'CONDITION',
  'RATING_BASIS',
  'OFFER_ENDS',
]

/** Whether a passage states a term of its own policy: no underlying, expiring or merely indicated insurance, and no condition. */
export const isTerm = ({ isHeading, section, own }: Unit): boolean =>
  !isHeading && !foreign.some(one => section.has(one) || (one !== 'RATING_BASIS' && own.has(one)))

/** A term that grants something: it doesn't stand among exclusions. */
export const isGrant = (unit: Unit): boolean => isTerm(unit) && !unit.section.has('EXCLUDED')

/** Employers liability is a part of a workers compensation policy. */
export const isOfLine = ({ line }: Unit, wanted: PaperLine): boolean =>
  line === wanted ||
  (wanted === 'EMPLOYERS_LIABILITY' && line === 'WORKERS_COMPENSATION') ||
  (wanted === 'WORKERS_COMPENSATION' && line === 'EMPLOYERS_LIABILITY')
