import { numberWordsIn } from './number-words.ts'

const small = 'zero one two three four five six seven eight nine'.split(' ')
const smallWord = new RegExp(`\\b(?:${small.join('|')})\\b`, 'gi')

/** Whole numbers of a text: 1,250, "thirty (30)", "five". */
export function countsIn(text: string): { start: number; end: number; count: number }[] {
  const digits = [
    ...text.matchAll(/(?<![\w.,$-])\d{1,3}(?:,\d{3})+(?![\w%]|[.,]\d)|(?<![\w.,$-])\d+(?![\w%]|[.,]\d)/g),
  ].map(({ index, 0: written }) => ({
    start: index,
    end: index + written.length,
    count: Number(written.replaceAll(',', '')),
  }))
  const words = numberWordsIn(text)
    .filter(({ terms: [term = ''] }) => !term.endsWith('%'))
    .map(({ start, end, terms: [term] }) => ({ start, end, count: Number(term) }))
  const smallOnes = [...text.matchAll(smallWord)]
    .map(({ index, 0: written }) => ({
      start: index,
      end: index + written.length,
      count: small.indexOf(written.toLowerCase()),
    }))
    .filter(({ start }) => !words.some(other => other.start <= start && start < other.end))
  return [...digits, ...words, ...smallOnes].sort((one, other) => one.start - other.start)
}
