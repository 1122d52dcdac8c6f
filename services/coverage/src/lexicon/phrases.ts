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
  /** By the first word: most words of a text begin no phrase. */
  readonly #byWord = new Map<string, (readonly Step[])[]>()
  readonly #byStart: { start: string; steps: readonly Step[] }[] = []

  constructor(written: readonly string[]) {
    for (const phrase of written) {
      const [first = '', ...rest] = phrase.split(' ')
      const steps = [stepOf(first), ...rest.map(stepOf)]
      for (const choice of first.split('|')) {
        if (choice.endsWith('*')) this.#byStart.push({ start: choice.slice(0, -1), steps })
        else for (const word of formsOf(choice)) this.#byWord.set(word, [...(this.#byWord.get(word) ?? []), steps])
      }
    }
  }

  /** All places of the phrases in a text, in its order; they may overlap. */
  in(text: string | readonly PhraseWord[]): FoundPhrase[] {
    const words = typeof text === 'string' ? wordsOf(text) : text
    return words.flatMap((_, at) =>
      this.#endsAt(words, at).map(last => ({ start: words[at]?.start ?? 0, end: words[last]?.end ?? 0 })),
    )
  }

  isIn(text: string | readonly PhraseWord[]): boolean {
    const words = typeof text === 'string' ? wordsOf(text) : text
    return words.some((_, at) => this.#endsAt(words, at).length > 0)
  }

  /** The places of the last words of the phrases that begin at a word. */
  #endsAt(words: readonly PhraseWord[], at: number): number[] {
    const word = words[at]?.word ?? ''
    const known = this.#byWord.get(word)
    const started = this.#byStart.length === 0 ? [] : this.#byStart.filter(({ start }) => word.startsWith(start))
    if (!known && started.length === 0) return []
    return [...(known ?? []), ...started.map(({ steps }) => steps)].flatMap(steps => matchAt(words, at, steps, 0) ?? [])
  }
}

/** Phrases of several things, found in one pass over a text. */
export class PhraseTable<Id extends string> {
  readonly #byWord = new Map<string, { id: Id; steps: readonly Step[] }[]>()
  readonly #byStart: { id: Id; start: string; steps: readonly Step[] }[] = []

  constructor(entries: readonly { id: Id; phrases: readonly string[] }[]) {
    for (const { id, phrases } of entries) {
      for (const phrase of phrases) {
        const [first = '', ...rest] = phrase.split(' ')
        const steps = [stepOf(first), ...rest.map(stepOf)]
        for (const choice of first.split('|')) {
          if (choice.endsWith('*')) this.#byStart.push({ id, start: choice.slice(0, -1), steps })
          else
            for (const word of formsOf(choice)) {
              const known = this.#byWord.get(word)
              if (known) known.push({ id, steps })
              else this.#byWord.set(word, [{ id, steps }])
            }
        }
      }
    }
  }

  /** Which things a text speaks of, and where. */
  in(words: readonly PhraseWord[]): (FoundPhrase & { id: Id })[] {
    const found: (FoundPhrase & { id: Id })[] = []
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at]
      if (!word) continue
      const add = ({ id, steps }: { id: Id; steps: readonly Step[] }) => {
        const last = matchAt(words, at, steps, 0)
        if (last !== null) found.push({ id, start: word.start, end: words[last]?.end ?? word.end })
      }
      this.#byWord.get(word.word)?.forEach(add)
      for (const one of this.#byStart) if (word.word.startsWith(one.start)) add(one)
    }
    return found
  }
}

/** A plural matches its singular. */
const formsOf = (word: string): string[] => [word, `${word}s`, `${word}es`]

function stepOf(written: string): Step {
  if (written.startsWith('~')) return { kind: 'GAP', most: Number(written.slice(1)) }
  const choices = written.split('|')
  const starts = choices.filter(one => one.endsWith('*')).map(one => one.slice(0, -1))
  const whole = new Set(choices.filter(one => !one.endsWith('*')).flatMap(formsOf))
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
