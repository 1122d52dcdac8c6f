import { CoverdeskError } from '@coverdesk/kit'

/** One part of a form, while it arrives. Read its body to the end before the next part is asked for. */
export interface FormPart {
  /** Of the form's field. */
  name: string
  /** As the browser gives it; undefined when the part is no file. */
  fileName: string | undefined
  mimeType: string
  body: AsyncIterable<Buffer>
}

const maxHeader = 8 * 1024
const headerEnd = Buffer.from('\r\n\r\n')
const boundaryRule = /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i

/** The boundary that a content type names, or undefined when it is no form of files. */
export const boundaryOf = (contentType: string | undefined): string | undefined => {
  const [, quoted, plain] = boundaryRule.exec(contentType ?? '') ?? []
  return quoted ?? plain
}

const broken = () => new CoverdeskError('BAD_REQUEST', 'This upload cannot be read.')

/**
 * Reads `multipart/form-data` (RFC 7578) part by part as it arrives, and holds no more than one chunk of it. Strict: what
 * browsers never send is refused, because two readers might take it for two things.
 *
 * @throws BAD_REQUEST when it is no form, or ends too early
 */
export async function* readMultipart(source: AsyncIterable<Buffer>, boundary: string): AsyncGenerator<FormPart> {
  const input = new Input(source)
  // The first delimiter has no line end before it.
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  await input.expect(delimiter.subarray(2))
  while (await hasPart(input)) {
    const header = await input.upTo(headerEnd, maxHeader)
    const body = new PartBody(input, delimiter)
    yield { ...parseHeader(header), body }
    if (!body.isRead) throw new Error('A part was not read to its end.')
  }
}

/** Behind a delimiter stands a line end, or two dashes after the last part. */
async function hasPart(input: Input) {
  const next = (await input.take(2)).toString('latin1')
  if (next === '\r\n') return true
  if (next === '--') return false
  throw broken()
}

/** What arrived and was not yet taken. */
class Input {
  readonly #chunks: AsyncIterator<Buffer>
  #held: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.#chunks = source[Symbol.asyncIterator]()
  }

  async take(length: number): Promise<Buffer> {
    while (this.#held.length < length) await this.more()
    return this.cut(length)
  }

  async expect(bytes: Buffer): Promise<void> {
    if (!(await this.take(bytes.length)).equals(bytes)) throw broken()
  }

  /** Everything before `mark`, which is taken too. */
  async upTo(mark: Buffer, most: number): Promise<Buffer> {
    for (;;) {
      const at = this.#held.indexOf(mark)
      if (at >= 0 && at <= most) {
        const found = this.cut(at)
        this.cut(mark.length)
        return found
      }
      if (this.#held.length > most) throw broken()
      await this.more()
    }
  }

  /** The next bytes before `mark`; an empty buffer once `mark` was reached and taken. */
  async piece(mark: Buffer): Promise<Buffer> {
    for (;;) {
      const at = this.#held.indexOf(mark)
      if (at === 0) {
        this.cut(mark.length)
        return Buffer.alloc(0)
      }
      // The last bytes may be the beginning of the mark.
      const sure = at > 0 ? at : this.#held.length - mark.length + 1
      if (sure > 0) return this.cut(sure)
      await this.more()
    }
  }

  private cut(length: number) {
    const cut = this.#held.subarray(0, length)
    this.#held = this.#held.subarray(length)
    return cut
  }

  private async more() {
    const { done, value } = await this.#chunks.next()
    if (done) throw broken()
    this.#held = this.#held.length === 0 ? value : Buffer.concat([this.#held, value])
  }
}

class PartBody implements AsyncIterable<Buffer> {
  isRead = false

  constructor(
    private readonly input: Input,
    private readonly delimiter: Buffer,
  ) {}

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer> {
    for (;;) {
      const piece = await this.input.piece(this.delimiter)
      if (piece.length === 0) break
      yield piece
    }
    this.isRead = true
  }
}

const disposition = /^form-data; name="([^"\r\n]*)"(?:; filename="([^"\r\n]*)")?$/
const utf8 = new TextDecoder('utf-8', { fatal: true })

function parseHeader(bytes: Buffer): Omit<FormPart, 'body'> {
  const lines = decode(bytes).split('\r\n')
  const fields = new Map(
    lines.map(line => {
      const colon = line.indexOf(':')
      if (colon < 1) throw broken()
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
  const [, name, fileName] = disposition.exec(fields.get('content-disposition') ?? '') ?? []
  if (fields.size !== lines.length || name === undefined) throw broken()
  const mimeType = fields.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  return { name, fileName: fileName && unescaped(fileName), mimeType: mimeType ?? 'application/octet-stream' }
}

function decode(bytes: Buffer) {
  try {
    return utf8.decode(bytes)
  } catch {
    throw broken()
  }
}

/** Browsers write these three signs so, and leave every other as it is. */
const unescaped = (text: string) => text.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n')
