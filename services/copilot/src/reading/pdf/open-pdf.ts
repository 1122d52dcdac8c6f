import { composePage } from '../compose/compose-page.ts'
import type { Draft } from '../compose/draft.ts'
import { draftBlocks, draftFrame } from '../layout/draft-blocks.ts'
import { formLines } from '../layout/form-lines.ts'
import { seeWords } from '../ocr/see-words.ts'
import type { OpenedDocument } from '../opening/opened-document.ts'
import type { Page } from '../page.ts'
import { ReadingFailed } from '../reading-failure.ts'
import { formWords } from './form-words.ts'
import { type PageText, pageText } from './page-text.ts'
import { loadPdfLibrary, type PDFDocumentProxy, type PDFPageProxy, pdfSources } from './pdf-library.ts'
import { pictureCover } from './picture-cover.ts'
import { renderPage } from './render-page.ts'
import { takeRepeated } from './repeated-lines.ts'
import { isUsableText } from './usable-text.ts'

/** More than any book. */
const maxPages = 10_000
/** As many pages before and behind are looked at for headers and footers; left and right pages can have their own. */
const neighbors = 2
/** In letters: with less, a page is looked at. */
const fewLetters = 30
/** In letters: with less, a page that is mostly a picture is looked at. */
const someLetters = 600

/** @throws ReadingFailed */
export async function openPdf(bytes: Uint8Array): Promise<OpenedDocument> {
  const { getDocument } = await loadPdfLibrary()
  const task = getDocument({ data: new Uint8Array(bytes), ...pdfSources })
  try {
    const document = await task.promise
    if (document.numPages > maxPages) throw new ReadingFailed('TOO_LARGE')
    return new PdfDocument(document)
  } catch (error) {
    await task.destroy()
    if (error instanceof ReadingFailed) throw error
    const isLocked = (error as { name?: string }).name === 'PasswordException'
    throw new ReadingFailed(isLocked ? 'PASSWORD_NEEDED' : 'DAMAGED')
  }
}

class PdfDocument implements OpenedDocument {
  /** Of the last pages. */
  readonly #texts = new Map<number, Promise<PageText>>()

  constructor(private readonly document: PDFDocumentProxy) {}

  get total() {
    return this.document.numPages
  }

  async read(number: number): Promise<Page> {
    const text = await this.#textOf(number)
    const page = await this.document.getPage(number)
    const drafts = (await isToBeSeen(page, text.words)) ? await seenDrafts(page, text) : null
    const known = { number, label: null, size: text.view.size }
    page.cleanup()
    if (drafts) return composePage({ ...known, method: 'OCR' }, drafts)
    return composePage({ ...known, method: 'TEXT_LAYER' }, await this.#writtenDrafts(number, text))
  }

  close = () => this.document.loadingTask.destroy()

  async #writtenDrafts(number: number, text: PageText): Promise<Draft[]> {
    const { header, body, footer } = takeRepeated(text, await this.#neighborsOf(number))
    const main = draftBlocks(body, false)
    const tables = main.reduce((most, draft) => ('table' in draft ? draft.table : most), 0)
    const others = text.lines.slice(1).flatMap(lines => draftBlocks(lines, false, tables + 1))
    return [...draftFrame('HEADER', header), ...main, ...others, ...draftFrame('FOOTER', footer)]
  }

  async #neighborsOf(number: number): Promise<PageText[]> {
    const texts: PageText[] = []
    for (let near = number - neighbors; near <= number + neighbors; near += 1) {
      if (near === number || near < 1 || near > this.total) continue
      const text = await this.#textOf(near).catch(() => null)
      if (text) texts.push(text)
    }
    return texts
  }

  #textOf(number: number): Promise<PageText> {
    let text = this.#texts.get(number)
    text ??= this.document.getPage(number).then(pageText)
    this.#texts.set(number, text)
    for (const other of this.#texts.keys()) {
      if (Math.abs(other - number) > 2 * neighbors) this.#texts.delete(other)
    }
    return text
  }
}

/** Whether a page has to be read by its looks: it is a scan, or its text isn't what people see. */
async function isToBeSeen(page: PDFPageProxy, words: readonly string[]): Promise<boolean> {
  if (!isUsableText(words)) return true
  const letters = lettersOf(words)
  if (letters >= someLetters) return false
  const { hasDrawing, largest } = await pictureCover(page)
  return letters < fewLetters ? hasDrawing : largest > 0.5
}

/** @returns null if no more can be seen than the document says */
async function seenDrafts(page: PDFPageProxy, { view, words }: PageText): Promise<Draft[] | null> {
  const { canvas, pointsPerPixel } = await renderPage(page)
  // The scan itself is larger than what was drawn of it.
  page.cleanup()
  const seen = await seeWords(canvas, pointsPerPixel)
  const isLess = lettersOf(seen.map(({ text }) => text)) <= lettersOf(words)
  if (isLess && isUsableText(words)) return null
  return draftBlocks(formLines([...seen, ...(await formWords(page, view))]), true)
}

const lettersOf = (words: readonly string[]) => words.reduce((sum, word) => sum + word.length, 0)
