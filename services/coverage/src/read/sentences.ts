/** A sentence, and where a text has it. */
export interface FoundSentence {
  text: string
  start: number
  end: number
}

/** Their period ends no sentence, whatever follows. */
const abbreviations: ReadonlySet<string> = new Set([
  ...[
    'mr',
    'mrs',
    'ms',
    'dr',
    'prof',
    'st',
    'ave',
    'rd',
    'blvd',
    'no',
    'nos',
    'attn',
    'approx',
    'eff',
    'e.g',
    'i.e',
    'vs',
    'jr',
    'sr',
    'ste',
    'apt',
    'fig',
  ],
  ...[
    'jan',
    'feb',
    'mar',
    'apr',
    'jun',
    'jul',
    'aug',
    'sep',
    'sept',
    'oct',
    'nov',
    'dec',
    'mon',
    'tue',
    'wed',
    'thu',
    'fri',
    'sat',
    'sun',
    'u.s',
    'n.a',
  ],
  ...[
    'ph',
    'tel',
    'ext',
    'max',
    'min',
    'incl',
    'est',
    'dept',
    'bldg',
    'mt',
    'ft',
    'cf',
    'al',
    'p',
    'pp',
    'para',
    'sec',
    'art',
    'ref',
    'pol',
    'ins',
  ],
])
/** Their period ends a sentence only where a word follows that begins one. */
const endings: ReadonlySet<string> = new Set([
  'a.m',
  'p.m',
  'am',
  'pm',
  'inc',
  'co',
  'corp',
  'ltd',
  'llc',
  'l.l.c',
  'etc',
  'hrs',
  'yrs',
  'lbs',
  'sq',
])
const beginnings: ReadonlySet<string> = new Set([
  ...[
    'the',
    'we',
    'i',
    'you',
    'he',
    'she',
    'it',
    'they',
    'this',
    'that',
    'these',
    'those',
    'there',
    'our',
    'your',
    'my',
    'his',
    'her',
    'their',
    'its',
    'please',
  ],
  ...[
    'if',
    'when',
    'while',
    'after',
    'before',
    'since',
    'because',
    'as',
    'and',
    'but',
    'or',
    'so',
    'then',
    'also',
    'for',
    'in',
    'on',
    'at',
    'by',
    'to',
    'from',
  ],
  ...[
    'call',
    'send',
    'can',
    'could',
    'would',
    'will',
    'do',
    'does',
    'did',
    'is',
    'are',
    'was',
    'were',
    'has',
    'have',
    'no',
    'not',
    'yes',
    'thanks',
    'thank',
  ],
  ...[
    'what',
    'who',
    'why',
    'where',
    'how',
    'which',
    'all',
    'any',
    'each',
    'every',
    'a',
    'an',
    'let',
    'just',
    'now',
    'once',
    'coverage',
    'claims',
  ],
])

const maxLookBack = 12
const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)

/** The word before a place, with the periods in it. */
function wordBefore(text: string, at: number): string {
  let from = at
  while (from > 0 && at - from < maxLookBack && (isLetter(text[from - 1]) || text[from - 1] === '.')) from--
  return text.slice(from, at).toLowerCase()
}

function wordAfter(text: string, at: number): string {
  let to = at
  while (to < text.length && to - at < maxLookBack && (isLetter(text[to]) || text[to] === "'" || text[to] === '’')) to++
  return text.slice(at, to)
}

/** Whether the mark at this place ends a sentence, and where the next one begins. */
function endAt(text: string, at: number): number | null {
  let next = at + 1
  while (/[.!?…"”')\]]/.test(text[next] ?? '')) next++
  let begins = next
  while (/[ \t\u00a0\r\n]/.test(text[begins] ?? '')) begins++
  if (begins === next && next < text.length) return null
  if (text[at] !== '.' || begins >= text.length) return begins
  const before = wordBefore(text, at)
  const after = wordAfter(text, /["“'(‘]/.test(text[begins] ?? '') ? begins + 1 : begins)
  if (abbreviations.has(before) || (before.length === 1 && before !== 'i')) return null
  if (/^\d+$/.test(before) && isListMark(text, at)) return null
  if (endings.has(before)) return beginnings.has(after.toLowerCase()) && /^\p{Lu}/u.test(after) ? begins : null
  return begins
}

/** "1. Roof": a number at the beginning of a line. */
function isListMark(text: string, at: number): boolean {
  let from = at
  while (from > 0 && /\d/.test(text[from - 1] ?? '')) from--
  while (from > 0 && /[ \t]/.test(text[from - 1] ?? '')) from--
  return from === 0 || text[from - 1] === '\n'
}

/** Where a line ends for good: a blank line, or the next line begins a list. */
const endsParagraph = (text: string, at: number): boolean => {
  let next = at + 1
  while (/[ \t\r]/.test(text[next] ?? '')) next++
  return next >= text.length || text[next] === '\n' || /[-*•]/.test(text[next] ?? '')
}

/**
 * The sentences of a text, whole: "8:30 a.m. Pacific time" ends none, nor does "Bay Cities Management, Inc. of Oakland". A line
 * that continues in the next one is one sentence; a blank line ends it.
 */
export function sentencesIn(text: string): FoundSentence[] {
  const found: FoundSentence[] = []
  let start = 0
  const push = (end: number, next: number) => {
    let [from, to] = [start, end]
    while (from < to && /\s/.test(text[from] ?? '')) from++
    while (to > from && /\s/.test(text[to - 1] ?? '')) to--
    if (to > from && /[\p{L}\p{N}]/u.test(text.slice(from, to)))
      found.push({ text: text.slice(from, to), start: from, end: to })
    start = next
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (sign === '\n' && endsParagraph(text, at)) push(at, at + 1)
    else if (/[.!?…]/.test(sign)) {
      const next = endAt(text, at)
      if (next === null) continue
      push(next, next)
      at = next - 1
    }
  }
  push(text.length, text.length)
  return found
}
