import { openFile } from '../any-file/open-file.ts'
import type { Block, Page } from '../page.ts'

/** All pages of a file, read in this process. */
export async function readAll(bytes: Uint8Array, name: string): Promise<Page[]> {
  const document = await openFile(Buffer.from(bytes), { name, mimeType: '' })
  const pages: Page[] = []
  for (let number = 1; number <= document.total; number += 1) pages.push(await document.read(number))
  await document.close()
  return pages
}

/** The blocks of a page with their texts, such as "HEADING Locations". */
export const blocksOf = ({ blocks, text }: Page): string[] =>
  blocks.map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`)

/** The texts of the cells of a row. */
export const cellsOf = ({ text }: Page, block: Block | undefined): string[] =>
  (block?.cells ?? []).map(({ start, end }) => text.slice(start, end))

/** The part of the page where a word is, in percent: left and top. */
export function placeOf(page: Page, text: string): [left: number, top: number] | null {
  const box = page.words.find(word => word.text === text)?.box
  return box ? [Math.round(box.x * 100), Math.round(box.y * 100)] : null
}
