import type { Canvas } from '@napi-rs/canvas'
import { composePage } from '../compose/compose-page.ts'
import { draftBlocks } from '../layout/draft-blocks.ts'
import { formLines } from '../layout/form-lines.ts'
import { seeWords } from '../ocr/see-words.ts'
import type { Page } from '../page.ts'
import { paperSize } from './paper-size.ts'

/** A picture that was read as a page. */
export async function seenPage(number: number, canvas: Canvas): Promise<Page> {
  const size = paperSize(canvas)
  const words = await seeWords(canvas, size.width / canvas.width)
  return composePage({ number, label: null, size, method: 'OCR' }, draftBlocks(formLines(words), true))
}
