import { findQuote } from '../../facts/verifier/find-quote.ts'
import type { Page } from '../../reading/page.ts'
import { boxesOf, storedPage } from '../../search/index.ts'
import { type Citation, withoutMarks } from '../../tools/marks.ts'
import { resolvePassage } from '../../tools/passages/resolve-passage.ts'
import type { WorkspaceSource } from '../../tools/tool.ts'
import type { MessageEvidence } from '../records/message.model.ts'
import { runLog } from './run-log.ts'

type Sources = readonly WorkspaceSource[]
type QuotedEvidence = Omit<MessageEvidence, 'mark'>

/**
 * Finds quotes on the pages that they are said to be on. Whoever cites them, a model or a rule: what isn't there is dropped, and
 * counted in the log (`cara_evidence_rejected`).
 */
export class QuoteVerifier {
  readonly #pages = new Map<string, Promise<Page | null>>()
  #rejected = 0

  constructor(private readonly sources: Sources) {}

  /** Where the quote is; null: nowhere that may be cited. */
  async find({ passageId, quote }: Pick<Citation, 'passageId' | 'quote'>): Promise<QuotedEvidence | null> {
    const found = await this.#find(passageId, quote)
    if (!found) this.#rejected += 1
    return found
  }

  /** Says in the log how many were dropped; the quotes stay out: they are a client's documents. */
  log(runId: string): void {
    if (this.#rejected === 0) return
    runLog().warn(
      { cara_evidence_rejected: this.#rejected, run: runId },
      'citations without a valid quote were dropped',
    )
  }

  async #find(passageId: string, quote: string): Promise<QuotedEvidence | null> {
    const place = await resolvePassage(passageId, { sources: this.sources })
    const page = place && (await this.#page(place.sourceId, place.page))
    const stretch = page && findQuote(page, quote)
    if (!stretch) return null
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
