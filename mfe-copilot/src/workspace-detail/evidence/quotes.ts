import type {
  ConversationMessageFragment,
  WorkspaceArtifactFragment,
  WorkspaceEvidenceFragment,
} from '../../generated/documents'

/** A quote from a document, as evidence for an answer or a draft. */
export interface Quote extends WorkspaceEvidenceFragment {
  /** In its workspace: `m4.0` is the first one of message 4, `a2.0` of artifact 2. */
  id: string
}

const quotesWith = (owner: string, evidence: readonly WorkspaceEvidenceFragment[]): Quote[] =>
  evidence.map((one, place) => ({ ...one, id: `${owner}.${place}` }))

export const quotesOfMessage = ({ number, evidence }: ConversationMessageFragment) => quotesWith(`m${number}`, evidence)

export const quotesOfArtifact = ({ number, evidence }: Pick<WorkspaceArtifactFragment, 'number' | 'evidence'>) =>
  quotesWith(`a${number}`, evidence)

/** All quotes of a workspace that are known. */
export const allQuotes = (
  messages: readonly ConversationMessageFragment[],
  artifacts: readonly WorkspaceArtifactFragment[],
): Quote[] => [...messages.flatMap(quotesOfMessage), ...artifacts.flatMap(quotesOfArtifact)]

const maxLabel = 80

/** A quote as a screen reader names it. */
export function labelOfQuote({ quote }: Pick<Quote, 'quote'>): string {
  const line = quote.replace(/\s+/g, ' ').trim()
  return line.length > maxLabel ? `${line.slice(0, maxLabel)}…` : line
}

/**
 * Quotes without those that mark the same words of a page once more; of these the current one stays, else the first.
 *
 * @param current the id of the quote that is outlined
 */
export function distinctQuotes(quotes: readonly Quote[], current: string | undefined): Quote[] {
  const byWords = new Map<string, Quote>()
  for (const quote of quotes) {
    const words = `${quote.sourceId} ${quote.page} ${quote.quote}`
    if (!byWords.has(words) || quote.id === current) byWords.set(words, quote)
  }
  return [...byWords.values()]
}
