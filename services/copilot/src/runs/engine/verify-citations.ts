import { countDropped, isUncut, type Reason, wholeQuote } from '@coverdesk/coverage/judge'
import type { Page } from '../../reading/page.ts'
import { boxesOf, storedPage } from '../../search/index.ts'
import { type Citation, withoutMarks } from '../../tools/marks.ts'
import { resolvePassage } from '../../tools/passages/resolve-passage.ts'
import type { WorkspaceSource } from '../../tools/tool.ts'
import { findQuote } from '../../understanding/judge/find-quote.ts'
import type { MessageEvidence } from '../records/message.model.ts'
import { runLog } from './run-log.ts'

type Sources = readonly WorkspaceSource[]
type QuotedEvidence = Omit<MessageEvidence, 'mark'>

/**
 * Finds quotes on the pages that they are said to be on, whole: as sentences, cells or lines. Whoever cites them, a model or a rule: what isn't there is dropped, and
 * counted by reason in the log (`cara_judge_dropped`).
 */
export class QuoteVerifier {
  readonly #pages = new Map<string, Promise<Page | null>>()
  readonly #dropped: Reason[] = []

  constructor(private readonly sources: Sources) {}

  /** Where the quote is; null: nowhere that may be cited. */
  async find({ passageId, quote }: Pick<Citation, 'passageId' | 'quote'>): Promise<QuotedEvidence | null> {
    const found = await this.#find(passageId, quote)
    if (typeof found !== 'string') return found
    this.#dropped.push(found)
    return null
  }

  /** Says in the log how many were dropped; the quotes stay out: they are a client's documents. */
  log(runId: string): void {
    if (this.#dropped.length === 0) return
    runLog().warn(
      { cara_judge_dropped: countDropped(this.#dropped), run: runId },
      'citations without a valid quote were dropped',
    )
  }

  async #find(passageId: string, quote: string): Promise<QuotedEvidence | Reason> {
    const place = await resolvePassage(passageId, { sources: this.sources })
    const page = place && (await this.#page(place.sourceId, place.page))
    const found = page && findQuote(page, quote, at => isUncut(page.text, at))
    if (!found) return page && findQuote(page, quote) ? 'CUT_QUOTE' : 'NOT_ON_PAGE'
    const stretch = wholeQuote(page.text, found)
    if (!stretch) return 'CUT_QUOTE'
    const { sourceId, name, page: number } = place
    const words = page.text.slice(stretch.start, stretch.end)
    return { sourceId, name, page: number, quote: words, boxes: boxesOf(page, stretch.start, stretch.end) }
  }

  #page(sourceId: string, number: number) {
    const key = `${sourceId} ${number}`
    const page = this.#pages.get(key) ?? storedPage(sourceId, number)
    this.#pages.set(key, page)
    return page
  }
}

/** A text with the evidence of its marks; a mark whose quote isn't on its page is taken out. */
export async function verifyMarks(
  citations: readonly Citation[],
  verifier: QuoteVerifier,
): Promise<{ evidence: MessageEvidence[]; withProven(text: string): string }> {
  const evidence: MessageEvidence[] = []
  for (const { mark, ...cited } of citations) {
    if (evidence.some(one => one.mark === mark)) continue
    const found = await verifier.find(cited)
    if (found) evidence.push({ mark, ...found })
  }
  const proven = new Set(evidence.map(({ mark }) => mark))
  return { evidence, withProven: text => withoutMarks(text, mark => !proven.has(mark)) }
}
