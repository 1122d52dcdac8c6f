/** A text of which rules take what they understand. What is left are names, and words that no rule knows. */
export class ConsumedText {
  readonly text: string
  readonly #taken: boolean[]

  constructor(text: string) {
    this.text = text
    this.#taken = new Array(text.length).fill(false)
  }

  /** The first match of what nothing has taken yet, which is then taken. */
  take(pattern: RegExp): RegExpExecArray | null {
    for (const match of this.text.matchAll(new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`))) {
      if (match[0] === '' || this.#isTaken(match.index, match[0].length)) continue
      this.cover(match.index, match[0].length)
      return match as unknown as RegExpExecArray
    }
    return null
  }

  /** Takes every match. */
  takeAll(pattern: RegExp): RegExpExecArray[] {
    const found: RegExpExecArray[] = []
    for (let match = this.take(pattern); match; match = this.take(pattern)) found.push(match)
    return found
  }

  cover(start: number, length: number): void {
    this.#taken.fill(true, start, start + length)
  }

  uncover(start: number, length: number): void {
    this.#taken.fill(false, start, start + length)
  }

  /** What is left, with blanks for the rest. */
  get rest(): string {
    return this.text.replace(/[\s\S]/g, (letter, place: number) => (this.#taken[place] ? ' ' : letter))
  }

  #isTaken(start: number, length: number): boolean {
    return this.#taken.slice(start, start + length).some(Boolean)
  }
}
