import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** The layout of LMDB's pages (mdb.c, `MDB_page_header` and `MDB_meta`), in bytes. */
const headerLength = 24
const maxPageSize = 65_536
const magic = 0xbeefc0de
const dataVersion = 2

export enum PageFlag {
  Branch = 1,
  Leaf = 2,
  Overflow = 4,
  Meta = 8,
}

/** The roots of the two trees of a state: the pages that are free, and the data. */
export interface Meta {
  pageSize: number
  transaction: bigint
  lastPage: number
  roots: { page: number | undefined; depth: number }[]
}

/** What is wrong with a page, as the second half of a sentence. */
export class PageDamaged extends Error {}

/** LMDB's file, read page by page without LMDB, which trusts what it reads and would crash on damage. */
export class PageFile {
  readonly size: number
  private readonly file: number

  constructor(name: string) {
    this.file = openSync(name, 'r')
    this.size = fstatSync(this.file).size
  }

  close(): void {
    closeSync(this.file)
  }

  /** The newest state. @throws PageDamaged */
  newestMeta(): Meta {
    const first = this.meta(0, maxPageSize)
    const second = this.meta(first.pageSize, first.pageSize)
    return first.transaction > second.transaction ? first : second
  }

  /** Reads bytes of the file. @throws PageDamaged when it ends before them */
  read(into: Buffer, length: number, position: number): void {
    if (readSync(this.file, into, 0, length, position) !== length) throw new PageDamaged('data.mdb has lost its end')
  }

  private meta(position: number, longest: number): Meta {
    const page = Buffer.alloc(Math.min(longest, 4_096))
    this.read(page, Math.min(page.length, Math.max(0, this.size - position)), position)
    const pageSize = page.readUInt32LE(headerLength + 24)
    const isMeta =
      (page.readUInt16LE(18) & PageFlag.Meta) !== 0 &&
      page.readUInt32LE(headerLength) === magic &&
      (page.readUInt32LE(headerLength + 4) & 0xffff) === dataVersion &&
      pageSize >= 512 &&
      pageSize <= maxPageSize
    if (!isMeta) throw new PageDamaged('the beginning of data.mdb is not that of a database')
    return {
      pageSize,
      lastPage: Number(page.readBigUInt64LE(headerLength + 120)),
      transaction: page.readBigUInt64LE(headerLength + 128),
      roots: [rootAt(page, headerLength + 24), rootAt(page, headerLength + 72)],
    }
  }
}

/** A tree's description: its depth, and the page of its root unless it is empty. */
function rootAt(page: Buffer, position: number) {
  const root = page.readBigUInt64LE(position + 40)
  return { depth: page.readUInt16LE(position + 6), page: root === 2n ** 64n - 1n ? undefined : Number(root) }
}
