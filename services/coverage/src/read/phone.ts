import { wordsIn } from '../lexicon/find-concepts.ts'

const digits: Readonly<Record<string, string>> = {
  ...{
    zero: '0',
    oh: '0',
    o: '0',
    one: '1',
    two: '2',
    three: '3',
    four: '4',
    five: '5',
    six: '6',
    seven: '7',
    eight: '8',
    nine: '9',
  },
}
const written = /(?:\+?1[ .-]?)?\(?[2-9]\d{2}\)?[ .-]{0,2}[2-9]\d{2}[ .-]?\d{4}/g

const plain = (found: string) => found.replace(/\D/g, '').slice(-10)
const isWhole = (text: string, start: number, end: number) =>
  !/[\w-]/.test(text[start - 1] ?? '') && !/[\w-]/.test(text[end] ?? '')

/** Ten-digit numbers of a text, written or spoken one digit at a time, in order, each once: `4155550123`. */
export function phonesIn(text: string): string[] {
  const found = [...text.matchAll(written)].flatMap(match => {
    const end = match.index + match[0].length
    return isWhole(text, match.index, end) ? [{ at: match.index, number: plain(match[0]) }] : []
  })
  return [...new Set([...found, ...spokenIn(text)].sort((one, other) => one.at - other.at).map(({ number }) => number))]
}

function spokenIn(text: string): { at: number; number: string }[] {
  const numbers: { at: number; number: string }[] = []
  let [said, at] = ['', 0]
  for (const { folded, start } of [...wordsIn(text), { folded: '', start: text.length }]) {
    const digit = digits[folded]
    if (digit === undefined) {
      if (said.length === 10) numbers.push({ at, number: said })
      said = ''
    } else {
      if (!said) at = start
      said += digit
    }
  }
  return numbers
}
