import { readZip, unzipEntry, type ZipEntry, ZipRefused } from '@coverdesk/kit/zip'
import { ReadingFailed } from '../../reading-failure.ts'
import { lockedOffice } from '../old-office.ts'

const megabyte = 1024 * 1024
/** Of one part, and of all that are read, when they are unpacked. */
const maxPart = 64 * megabyte
const maxParts = 192 * megabyte

/** The parts of a Word or Excel file. Only those that hold text are unpacked: no macro, no object, no picture. */
export class OfficeArchive {
  readonly #entries: Map<string, ZipEntry>
  #read = 0

  /** @throws ReadingFailed */
  constructor(private readonly bytes: Buffer) {
    this.#entries = unlessRefused(() => readZip(bytes))
  }

  has = (name: string): boolean => this.#entries.has(name)

  names = (pattern: RegExp): string[] => [...this.#entries.keys()].filter(name => pattern.test(name))

  /** @returns the XML of a part, or null if there is none */
  read(name: string): string | null {
    const entry = this.#entries.get(name)
    if (!entry) return null
    const part = unlessRefused(() => unzipEntry(this.bytes, entry, maxPart))
    this.#read += part.length
    if (this.#read > maxParts) throw new ReadingFailed('TOO_LARGE')
    const isUtf16 = part[0] === 0xff && part[1] === 0xfe
    return isUtf16 ? part.toString('utf16le') : part.toString('utf8')
  }
}

function unlessRefused<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof ZipRefused)) throw error
    throw error.kind === 'ENCRYPTED' ? new ReadingFailed('UNSUPPORTED', lockedOffice) : new ReadingFailed(error.kind)
  }
}
