/** A word of a text in lower case, and where it is in the text. */
export interface PhraseWord {
  word: string
  start: number
  end: number
}

/** Where a phrase is in a text. */
export interface FoundPhrase {
  start: number
  end: number
}

type Step = { kind: 'WORD'; matches: (word: string) => boolean } | { kind: 'GAP'; most: number }

/**
 * Phrases as the lexicon writes them: words in lower case, separated by spaces; `a|b` is either, `exclu*` any word that begins so, `~3` up to
 * three other words of the same sentence. A plural matches its singular.
 */
export class Phrases {
  readonly #steps: readonly (readonly Step[])[]

  constructor(written: readonly string[]) {
    this.#steps = written.map(phrase => phrase.split(' ').map(stepOf))
  }

  /** All places of the phrases in a text, in its order; they may overlap. */
  in(text: string | readonly PhraseWord[]): FoundPhrase[] {
    const words = typeof text === 'string' ? wordsOf(text) : text
    const found: FoundPhrase[] = []
    for (let at = 0; at < words.length; at += 1) {
      for (const steps of this.#steps) {
        const last = matchAt(words, at, steps, 0)
        if (last !== null) found.push({ start: words[at]?.start ?? 0, end: words[last]?.end ?? 0 })
      }
    }
    return found
  }

  isIn(text: string | readonly PhraseWord[]): boolean {
    const words = typeof text === 'string' ? wordsOf(text) : text
    return words.some((_, at) => this.#steps.some(steps => matchAt(words, at, steps, 0) !== null))
  }
}

function stepOf(written: string): Step {
  if (written.startsWith('~')) return { kind: 'GAP', most: Number(written.slice(1)) }
  const choices = written.split('|')
  const starts = choices.filter(one => one.endsWith('*')).map(one => one.slice(0, -1))
  const whole = new Set(choices.filter(one => !one.endsWith('*')).flatMap(one => [one, `${one}s`, `${one}es`]))
  return { kind: 'WORD', matches: word => whole.has(word) || starts.some(start => word.startsWith(start)) }
}

/** @returns the place of the last word of the phrase; null: it isn't here */
function matchAt(words: readonly PhraseWord[], at: number, steps: readonly Step[], step: number): number | null {
  const wanted = steps[step]
  if (!wanted) return at - 1
  if (wanted.kind === 'GAP') {
    for (let skipped = 0; skipped <= wanted.most && at + skipped < words.length; skipped += 1) {
      if (skipped > 0 && words[at + skipped - 1]?.word === sentenceEnd) return null
      const last = matchAt(words, at + skipped, steps, step + 1)
      if (last !== null) return last
    }
    return null
  }
  const word = words[at]
  return word && wanted.matches(word.word) ? matchAt(words, at + 1, steps, step + 1) : null
}

const sentenceEnd = '.'
const pattern = /[\p{L}\p{N}]+(?:['’][\p{L}]+)?|(?<!(?<![\p{L}\p{N}])\p{L})[.;:](?=\s|$)|&|\+/gu

/** The words of a text; apostrophes are left out ("workers"), ends of sentences are words of their own, and hyphens divide. */
export function wordsOf(text: string): PhraseWord[] {
  return [...text.matchAll(pattern)].map(({ 0: written, index }) => ({
    word: /^[.;:]$/.test(written) ? sentenceEnd : written.toLowerCase().replace(/['’]s?$|['’]/g, ''),
    start: index,
    end: index + written.length,
  }))
}
