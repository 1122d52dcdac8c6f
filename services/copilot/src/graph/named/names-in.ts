import { fold } from '@coverdesk/kit'
import type { Owner } from '../owner.ts'
import { isMistyped, nearnessOf } from './match-name.ts'
import { colleaguesOf, type Nameable, type NamedKind, searchNames } from './name-search.ts'

/** Words that name records. */
export interface Named {
  words: string
  kind: NamedKind
  records: { id: string; name: string }[]
}

export interface FoundNames {
  named: Named[]
  /** Words that name nothing that the agency has. */
  unknown: string[]
}

/** So many searches are made for one question at the most. */
const maxSearches = 24
const maxWords = 6
const minMistyped = 5

/**
 * Who and what is named, the longest names first: "Pinnacle Roofing" is looked for before "Pinnacle".
 *
 * @param query names as a person wrote them; those that don't belong together are separated by semicolons
 * @param preferred which kinds are meant where a name fits several as well
 */
export async function namesIn(query: string, preferred: readonly NamedKind[], owner: Owner): Promise<FoundNames> {
  const search = new NameSearch(owner, preferred)
  const found: FoundNames = { named: [], unknown: [] }
  for (const group of query.split(/[;\n]/)) {
    const words = wordsIn(group)
    if (words.length > 0) await search.within(words, found)
  }
  return found
}

const wordsIn = (text: string): string[] =>
  fold(text.replace(/(\p{L})['’]s?(?=[\s,.;:!?)]|$)/gu, '$1'))
    .split(' ')
    .filter(Boolean)

class NameSearch {
  #searches = 0
  #colleagues: Promise<Nameable[]> | undefined

  constructor(
    private readonly owner: Owner,
    private readonly preferred: readonly NamedKind[],
  ) {}

  /** Finds the longest stretch that is a name, and looks on both sides of it. */
  async within(words: readonly string[], found: FoundNames): Promise<void> {
    if (words.length === 0) return
    for (let length = Math.min(words.length, maxWords); length > 0; length -= 1) {
      for (let from = 0; from + length <= words.length; from += 1) {
        const stretch = words.slice(from, from + length)
        const named = (await this.#named(stretch)) ?? (await this.#possessive(stretch))
        if (!named) continue
        await this.within(words.slice(0, from), found)
        found.named.push(named)
        return await this.within(words.slice(from + length), found)
      }
    }
    for (const word of words) {
      const named = word.length >= minMistyped ? await this.#mistyped(word) : undefined
      if (named) found.named.push(named)
      else found.unknown.push(word)
    }
  }

  async #named(words: readonly string[]): Promise<Named | undefined> {
    const candidates = await this.#candidates(words.join(' '))
    const near = candidates
      .map(one => ({ one, nearness: nearnessOf(words, one) }))
      .filter(({ nearness }) => nearness > 0)
    const best = Math.max(...near.map(({ nearness }) => nearness))
    return this.#best(
      words.join(' '),
      near.filter(({ nearness }) => nearness === best).map(({ one }) => one),
    )
  }

  /** "tri countys", as people type it. */
  async #possessive(words: readonly string[]): Promise<Named | undefined> {
    const last = words.at(-1) ?? ''
    const isOne = words.length > 1 && last.length >= minMistyped && last.endsWith('s') && !last.endsWith('ss')
    return isOne ? this.#named([...words.slice(0, -1), last.slice(0, -1)]) : undefined
  }

  async #mistyped(word: string): Promise<Named | undefined> {
    const candidates = await this.#candidates(word.slice(0, 3))
    return this.#best(
      word,
      candidates.filter(one => isMistyped(word, one)),
    )
  }

  #best(words: string, records: readonly Nameable[]): Named | undefined {
    const kind = this.preferred.find(one => records.some(record => record.kind === one))
    if (!kind) return undefined
    const ofKind = records.filter(record => record.kind === kind)
    return { words, kind, records: ofKind.map(({ id, names: [name = ''] }) => ({ id, name })) }
  }

  async #candidates(search: string): Promise<Nameable[]> {
    if (this.#searches >= maxSearches) return []
    this.#searches += 1
    this.#colleagues ??= colleaguesOf(this.owner)
    return [...(await searchNames(search, this.owner)), ...(await this.#colleagues)]
  }
}
