import { firstSentences } from '@coverdesk/coverage/read'
import type { Block, Page } from '../reading/page.ts'
import { shortTitle } from './short-title.ts'

/** What a document is called, and what it says first; null where it doesn't say. */
export interface Description {
  title: string | null
  summary: string | null
  purpose: string | null
}

const maxTitle = 120
const maxSummary = 320

/** In the document's own words: two to four of its first heading, and its first sentences. Nothing is made up. */
export function describeDocument(pages: readonly Page[]): Description {
  const blocks = pages.flatMap(page => page.blocks.map(block => ({ block, text: textOf(page, block) })))
  const title = blocks.find(({ block }) => block.kind === 'HEADING')?.text
  const summary = summaryOf(blocks.filter(({ block }) => block.kind === 'PARAGRAPH').map(({ text }) => text))
  const purpose = blocks.map(({ text }) => purposeIn(text)).find(Boolean)
  return { title: title ? cut(shortTitle(title), maxTitle) : null, summary: summary || null, purpose: purpose ?? null }
}

const textOf = ({ text }: Page, { start, end }: Block) => text.slice(start, end).replace(/\s+/g, ' ').trim()

/** Whole sentences, as many as fit: none that is cut, and none from the middle of one. */
function summaryOf(paragraphs: readonly string[]): string {
  const whole = paragraphs.filter(text => isBeginning(text) && sentenceEnd.test(text))
  return firstSentences(whole.join('\n'), maxSummary)
}

/** A paragraph that continues another begins in the middle of a sentence. */
const isBeginning = (text: string): boolean => !/^\p{Ll}/u.test(text)
const sentenceEnd = /[.!?]["”’')\]]*$/

/** "The purpose of this guide is to …", "This procedure describes …", as a document says what it is for. */
const statements = [
  /\b(?:the )?purpose of this [\w\s]{2,40}? is (?:to )?([^.]{10,200})/i,
  /\bthis (?:document|guide|procedure|policy|manual|checklist|bulletin|endorsement) (?:describes|explains|lists|sets out|provides|modifies) ([^.]{10,200})/i,
  /\bpurpose:\s*([^.]{10,200})/i,
]

function purposeIn(text: string): string | undefined {
  for (const statement of statements) {
    const found = statement.exec(text)
    if (found) return cut(found[0].trim(), maxSummary)
  }
  return undefined
}

const cut = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`
