import type { Block, Page, Word } from '../page.ts'
import type { Draft, DraftWord } from './draft.ts'

/** Puts the text of a page together: words by a space, lines by \n, cells by \t, blocks by \n\n. */
export function composePage(page: Pick<Page, 'number' | 'label' | 'size' | 'method'>, drafts: readonly Draft[]): Page {
  const writer = new PageWriter()
  for (const draft of drafts) writer.write(draft)
  return { ...page, ...writer.written() }
}

class PageWriter {
  readonly #parts: string[] = []
  #length = 0
  readonly #words: Word[] = []
  readonly #blocks: Block[] = []

  write(draft: Draft) {
    const groups = groupsOf(draft)
    if (groups.every(group => group.length === 0)) return
    if (this.#blocks.length > 0) this.#add('\n\n')
    const start = this.#length
    const cells = groups.map((words, place) => {
      if (place > 0) this.#add(draft.kind === 'TABLE_ROW' ? '\t' : '\n')
      return this.#writeWords(words)
    })
    this.#blocks.push({ kind: draft.kind, start, end: this.#length, ...detailsOf(draft, cells) })
  }

  written = () => ({ text: this.#parts.join(''), words: this.#words, blocks: this.#blocks })

  #writeWords(words: readonly DraftWord[]) {
    const start = this.#length
    for (const [place, { text, box, confidence }] of words.entries()) {
      if (place > 0) this.#add(' ')
      this.#words.push({ text, offset: this.#length, box, confidence })
      this.#add(text)
    }
    return { start, end: this.#length }
  }

  #add(text: string) {
    this.#parts.push(text)
    this.#length += text.length
  }
}

function groupsOf(draft: Draft): readonly DraftWord[][] {
  if (draft.kind === 'TABLE_ROW') return draft.cells
  if (draft.kind === 'FORM_FIELD') return [draft.words]
  return draft.lines.filter(line => line.length > 0)
}

function detailsOf(draft: Draft, cells: { start: number; end: number }[]): Partial<Block> {
  if (draft.kind === 'TABLE_ROW') return { cells, table: draft.table }
  if (draft.kind === 'FORM_FIELD') return { field: draft.field }
  return draft.kind === 'HEADING' ? { level: draft.level } : {}
}
