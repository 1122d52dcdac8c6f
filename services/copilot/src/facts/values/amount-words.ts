import type { amountWords } from '@coverdesk/coverage'

export type AmountWord = (typeof amountWords)[number]

/** How documents write what stands in place of an amount. */
const written: Record<AmountWord, RegExp> = {
  NOT_COVERED:
    /\b(?:not\s+(?:covered|included|provided|insured|purchased|offered|selected|taken|afforded)|no\s+(?:cover(?:age)?|insurance)(?:\s+(?:provided|applies|afforded))?|not\s+part\s+of\s+(?:this|the)\s+(?:policy|quote)|coverage\s+(?:declined|rejected)|declined|rejected)\b/i,
  EXCLUDED: /\b(?:excluded|excl)\b/i,
  INCLUDED: /\b(?:included|incl|inclusive)\b/i,
  SEE_SCHEDULE:
    /\b(?:(?:see|per|as\s+per|refer\s+to|on|as\s+shown\s+(?:in|on)|according\s+to)\s+(?:the\s+|attached\s+|policy\s+|location\s+)*(?:schedules?|endorsement|sov|statement\s+of\s+values)\b|as\s+scheduled\b|scheduled\b)/i,
  UNLIMITED: /\b(?:unlimited|no\s+(?:aggregate\s+)?limit|without\s+limit)\b/i,
  STATUTORY: /\bstatutory\b/i,
}

const nothing = /^(?:nil|none|zero|no\s+(?:deductible|retention|charge|fee)|-\s?0\s?-)\b|^-\s?0\s?-/i

/** Whether a text says the word, in any of the ways in which documents write it. */
export const saysAmountWord = (text: string, word: AmountWord): boolean => written[word].test(text)

/** The word that a text begins with, and its place. "None" of a deductible is zero and no word. */
export function leadingAmountWord(text: string): { start: number; end: number; word: AmountWord } | null {
  for (const [word, pattern] of Object.entries(written) as [AmountWord, RegExp][]) {
    const match = pattern.exec(text)
    if (match && match.index <= 2 && !/\w/.test(text.slice(0, match.index))) {
      return { start: match.index, end: match.index + match[0].length, word }
    }
  }
  return null
}

/** The place of a leading word for zero: Nil, None, No deductible, -0-. */
export function leadingZeroWord(text: string): { start: number; end: number } | null {
  const match = nothing.exec(text.trimStart())
  const start = text.length - text.trimStart().length
  return match ? { start, end: start + match[0].length } : null
}

/** Whether a text says zero in words. */
export const saysZero = (text: string): boolean =>
  /\b(?:nil|none|zero|no\s+(?:deductible|retention|charge|fee))\b|-\s?0\s?-/i.test(text)
