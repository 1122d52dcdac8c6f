/** What a turn has written so far: the same for whoever follows it and for whoever reads it afterwards. */
export class TurnText {
  #text = ''
  readonly #reader: { onText(delta: string): void; onRestart?(): void }

  constructor(reader: { onText(delta: string): void; onRestart?(): void }) {
    this.#reader = reader
  }

  get text(): string {
    return this.#text
  }

  write(delta: string): void {
    this.#text += delta
    this.#reader.onText(delta)
  }

  startParagraph(): void {
    if (this.#text !== '') this.write('\n\n')
  }

  restart(): void {
    if (this.#text === '') return
    this.#text = ''
    this.#reader.onRestart?.()
  }
}
