type Entry =
  | { kind: 'PLAIN'; offset: number; generation: number }
  | { kind: 'PACKED'; stream: number; index: number }
  | { kind: 'FREE'; generation: number }

interface Section {
  /** More keys of the trailer. */
  trailer?: string
  /** Where the section before it begins; by default where it does. */
  previous?: number | null
  /** Added to every offset, as in a file that lost bytes at its beginning. */
  shift?: number
}

/**
 * Writes PDFs that were saved several times, part by part, with everything that a cross-reference may say of them.
 *
 * @example new RevisedPdf().object(1, '<< … >>').table().object(1, '<< … >>').table().bytes()
 */
export class RevisedPdf {
  readonly #parts: Buffer[] = []
  readonly #entries = new Map<number, Entry>()
  #length = 0
  #size = 1
  #previous: number | null = null

  constructor(header = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n') {
    this.raw(header)
  }

  get length(): number {
    return this.#length
  }

  raw(bytes: string | Buffer): this {
    const part = typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes
    this.#parts.push(part)
    this.#length += part.length
    return this
  }

  object(number: number, body: string | Buffer, generation = 0): this {
    this.#set(number, { kind: 'PLAIN', offset: this.#length, generation })
    return this.unlisted(number, body, generation)
  }

  /** An object that the next section says nothing of. */
  unlisted(number: number, body: string | Buffer, generation = 0): this {
    return this.raw(`${number} ${generation} obj\n`).raw(body).raw('\nendobj\n')
  }

  /** An object stream with these objects. */
  pack(stream: number, objects: Record<number, string>): this {
    for (const [index, number] of Object.keys(objects).entries()) {
      this.#set(Number(number), { kind: 'PACKED', stream, index })
    }
    return this.object(stream, packed(objects))
  }

  /** An object stream whose objects the next section says nothing of. */
  packUnlisted(stream: number, objects: Record<number, string>): this {
    return this.object(stream, packed(objects))
  }

  remove(number: number, generation = 1): this {
    this.#set(number, { kind: 'FREE', generation })
    return this
  }

  /** Says that an object is somewhere else. */
  misplace(number: number, by: number): this {
    const entry = this.#entries.get(number)
    if (entry?.kind === 'PLAIN') this.#set(number, { ...entry, offset: entry.offset + by })
    return this
  }

  /** A table of all since the last section, its trailer, and the end of the file. */
  table({ trailer = '', previous = this.#previous, shift = 0 }: Section = {}): this {
    const start = this.#length
    const before = previous === null ? '' : `/Prev ${previous + shift} `
    return this.raw(this.#table(shift))
      .raw(`trailer\n<< /Size ${this.#size} /Root 1 0 R ${before}${trailer}>>\n`)
      .end(start + shift)
  }

  /** The same as a stream. */
  stream(number: number, { trailer = '', previous = this.#previous }: Section = {}): this {
    const start = this.#length
    const before = previous === null ? '' : `/Prev ${previous} `
    return this.#stream(number, `/Root 1 0 R ${before}${trailer}`).end(start)
  }

  /**
   * A table of what stands on its own, and a stream of what is packed, which old programs don't see.
   * @param inTable what the table says of packed objects: that they are deleted, or stand at an offset
   */
  hybrid(number: number, inTable: Record<number, 'FREE' | number> = {}): this {
    const plain = [...this.#entries].filter(([, { kind }]) => kind !== 'PACKED')
    for (const [one] of plain) this.#entries.delete(one)
    const start = this.#length
    this.#stream(number, '')
    this.#entries.clear()
    for (const [one, entry] of plain) this.#entries.set(one, entry)
    for (const [one, place] of Object.entries(inTable)) {
      const isFree = place === 'FREE'
      this.#set(Number(one), isFree ? { kind: 'FREE', generation: 0 } : { kind: 'PLAIN', offset: place, generation: 0 })
    }
    return this.table({ trailer: `/XRefStm ${start} ` })
  }

  end(start: number): this {
    this.#previous = start
    this.#entries.clear()
    return this.raw(`startxref\n${start}\n%%EOF\n`)
  }

  bytes(): Buffer {
    return Buffer.concat(this.#parts)
  }

  #set(number: number, entry: Entry) {
    this.#entries.set(number, entry)
    this.#size = Math.max(this.#size, number + 1)
  }

  #sorted() {
    return [...this.#entries].sort(([one], [other]) => one - other)
  }

  #table(shift: number) {
    const rows = this.#sorted().map(([number, entry]) => {
      const [offset, generation] = entry.kind === 'PLAIN' ? [entry.offset + shift, entry.generation] : [0, 0]
      const last = entry.kind === 'FREE' ? entry.generation : generation
      return `${number} 1\n${digits(offset, 10)} ${digits(last, 5)} ${entry.kind === 'PLAIN' ? 'n' : 'f'} \n`
    })
    return `xref\n0 1\n0000000000 65535 f \n${rows.join('')}`
  }

  #stream(number: number, keys: string) {
    this.#set(number, { kind: 'PLAIN', offset: this.#length, generation: 0 })
    const entries = this.#sorted()
    const data = Buffer.alloc(entries.length * 7)
    for (const [row, [, entry]] of entries.entries()) {
      const [second, third] =
        entry.kind === 'PLAIN'
          ? [entry.offset, entry.generation]
          : entry.kind === 'PACKED'
            ? [entry.stream, entry.index]
            : [0, entry.generation]
      data.writeUInt8(['FREE', 'PLAIN', 'PACKED'].indexOf(entry.kind), row * 7)
      data.writeUInt32BE(second, row * 7 + 1)
      data.writeUInt16BE(third, row * 7 + 5)
    }
    const index = entries.map(([one]) => `${one} 1`).join(' ')
    const head = `<< /Type /XRef /Size ${this.#size} /W [1 4 2] /Index [${index}] ${keys}/Length ${data.length} >>`
    return this.unlisted(number, Buffer.concat([Buffer.from(`${head}\nstream\n`), data, Buffer.from('\nendstream')]))
  }
}

function packed(objects: Record<number, string>) {
  const bodies = Object.values(objects)
  const places = bodies.map((_, index) => bodies.slice(0, index).join(' ').length + (index > 0 ? 1 : 0))
  const list = Object.keys(objects).map((number, index) => `${number} ${places[index]}`)
  const head = `${list.join(' ')} `
  const data = head + bodies.join(' ')
  return `<< /Type /ObjStm /N ${bodies.length} /First ${head.length} /Length ${data.length} >>\nstream\n${data}\nendstream`
}

const digits = (number: number, length: number) => String(number).padStart(length, '0')
