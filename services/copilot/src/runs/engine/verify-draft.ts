import type { Citation } from '../../tools/marks.ts'
import type { Draft } from '../../tools/tool.ts'
import { loadInertMarkdown } from '../story/load-inert-markdown.ts'
import { type QuoteVerifier, verifyMarks } from './verify-citations.ts'

interface FormValue {
  field: string
}

interface FormSource {
  field: string
  passageId: string
  quote: string
}

/**
 * A draft with evidence in the place of citations: marks without a quote on its page are taken out, and so are values of a form
 * that are said to come from a page which doesn't say them.
 */
export async function verifyDraft(draft: Draft, verifier: QuoteVerifier): Promise<Draft> {
  const { citations, sources, ...content } = draft.content as {
    citations?: Citation[]
    sources?: FormSource[]
    values?: FormValue[]
  }
  if (sources) return { ...draft, content: await verifyForm(content, sources, verifier) }
  const { evidence, withProven } = await verifyMarks(citations ?? [], verifier)
  const inertMarkdown = await loadInertMarkdown()
  // A document's blocks are plain text; an e-mail is drawn as Markdown.
  const change = (text: string) => (draft.type === 'EMAIL' ? inertMarkdown(withProven(text)) : withProven(text))
  return { ...draft, content: { ...(inTexts(content, change) as object), evidence } }
}

async function verifyForm(
  content: { values?: FormValue[] },
  sources: readonly FormSource[],
  verifier: QuoteVerifier,
): Promise<object> {
  const proven = []
  const unproven = new Set<string>()
  for (const { field, ...cited } of sources) {
    const found = await verifier.find(cited)
    if (found) proven.push({ field, ...found })
    else unproven.add(field)
  }
  const values = (content.values ?? []).filter(({ field }) => !unproven.has(field))
  return { ...content, values, sources: proven }
}

function inTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map(part => inTexts(part, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inTexts(part, change)]))
}
