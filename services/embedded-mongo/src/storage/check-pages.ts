import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { FolderDamaged } from './folder-damaged.ts'
import { type Meta, PageDamaged, PageFile, PageFlag } from './page-file.ts'
import { unsealed, ValueDamaged } from './seal.ts'

/** Lengths of the headers of pages and of their nodes, in bytes. */
const pageHeader = 24
const nodeHeader = 8
/** The flag of a node whose value is on pages of its own. */
const bigData = 1

/** After this many milliseconds the rest is left to be checked when it is read: a start has to be quick. */
const maxCheckMs = 5_000

/**
 * Looks at every page that the newest state uses: whether it is the page that it should be, its keys are in order and
 * its values are what was written. LMDB itself checks nothing and would crash, or answer as if there were no damage.
 * @throws FolderDamaged
 */
export function checkPages(path: string): void {
  const name = join(path, 'data.mdb')
  if (!existsSync(name)) return
  const file = new PageFile(name)
  try {
    if (file.size > 0) new PageCheck(file, file.newestMeta()).run()
  } catch (error) {
    if (error instanceof PageDamaged) throw new FolderDamaged(path, error.message)
    throw error
  } finally {
    file.close()
  }
}

class PageCheck {
  private readonly seen: Uint8Array
  private readonly buffers: Buffer[] = []
  private readonly deadline = performance.now() + maxCheckMs

  constructor(
    private readonly file: PageFile,
    private readonly meta: Meta,
  ) {
    this.seen = new Uint8Array(Math.min(meta.lastPage, Math.ceil(file.size / meta.pageSize)) + 1)
  }

  run(): void {
    const [free, data] = this.meta.roots
    if (free?.page !== undefined) this.tree(free.page, free.depth, false)
    if (data?.page !== undefined) this.tree(data.page, data.depth, true)
  }

  private tree(number: number, depth: number, isData: boolean) {
    if (performance.now() > this.deadline) return
    const page = this.page(number, depth)
    const isLeaf = depth === 1
    const wanted = isLeaf ? PageFlag.Leaf : PageFlag.Branch
    if (depth < 1 || (page.readUInt16LE(18) & wanted) === 0) throw damaged(number)
    const lower = page.readUInt16LE(20)
    const upper = page.readUInt16LE(22)
    const room = this.meta.pageSize - pageHeader
    if (lower % 2 !== 0 || lower < 2 || lower > upper || upper > room) throw damaged(number)
    for (let index = 0; index < lower / 2; index++) {
      const node = nodeAt(page, index, number)
      if (isData && index > (isLeaf ? 0 : 1)) checkOrder(page, nodeAt(page, index - 1, number), node, number)
      if (isLeaf) this.value(page, node, number, isData)
      else this.tree(childOf(page, node), depth - 1, isData)
    }
  }

  private value(page: Buffer, node: number, number: number, isData: boolean) {
    const keyEnd = node + nodeHeader + page.readUInt16LE(node + 6)
    const length = page.readUInt32LE(node)
    const isBig = (page.readUInt16LE(node + 4) & bigData) !== 0
    if (keyEnd + (isBig ? 24 : length) > page.length) throw damaged(number)
    const stored = isBig
      ? this.overflow(Number(page.readBigUInt64LE(keyEnd)), length)
      : page.subarray(keyEnd, keyEnd + length)
    if (!isData) return
    try {
      unsealed(page.subarray(node + nodeHeader, keyEnd), stored)
    } catch (error) {
      throw error instanceof ValueDamaged ? damaged(number) : error
    }
  }

  private overflow(first: number, length: number): Buffer {
    const { pageSize } = this.meta
    const count = Math.ceil((pageHeader + length) / pageSize)
    this.note(first)
    if (first + count - 1 > this.meta.lastPage) throw damaged(first)
    const pages = Buffer.allocUnsafe(pageHeader + length)
    this.file.read(pages, pages.length, first * pageSize)
    const isOverflow = (pages.readUInt16LE(18) & PageFlag.Overflow) !== 0
    if (!isOverflow || Number(pages.readBigUInt64LE(0)) !== first || pages.readUInt32LE(20) !== count)
      throw damaged(first)
    return pages.subarray(pageHeader)
  }

  /** A page in a buffer that other pages of the same depth share. */
  private page(number: number, depth: number): Buffer {
    this.note(number)
    this.buffers[depth] ??= Buffer.alloc(this.meta.pageSize)
    const page = this.buffers[depth]
    this.file.read(page, page.length, number * this.meta.pageSize)
    if (Number(page.readBigUInt64LE(0)) !== number) throw damaged(number)
    return page
  }

  /** Every page has one place in one of the trees. */
  private note(number: number) {
    if (number < 2 || number >= this.seen.length || this.seen[number]) throw damaged(number)
    this.seen[number] = 1
  }
}

const damaged = (page: number) => new PageDamaged(`page ${page} of data.mdb is not what was written there`)

/** Where a node begins. @throws PageDamaged unless it is within the page */
function nodeAt(page: Buffer, index: number, number: number): number {
  const node = pageHeader + page.readUInt16LE(pageHeader + index * 2)
  if (node + nodeHeader > page.length || node + nodeHeader + page.readUInt16LE(node + 6) > page.length)
    throw damaged(number)
  return node
}

const childOf = (page: Buffer, node: number) =>
  page.readUInt16LE(node) + page.readUInt16LE(node + 2) * 2 ** 16 + page.readUInt16LE(node + 4) * 2 ** 32

function checkOrder(page: Buffer, before: number, node: number, number: number) {
  const [start, end] = [before + nodeHeader, before + nodeHeader + page.readUInt16LE(before + 6)]
  const from = node + nodeHeader
  if (page.compare(page, start, end, from, from + page.readUInt16LE(node + 6)) <= 0) throw damaged(number)
}
