import { crc32, deflateSync } from 'node:zlib'
import { docx, xlsx } from './zip.ts'

/** A file as a browser sends it. */
export interface SentFile {
  name: string
  mimeType: string
  bytes: Buffer
}

/** A PDF of one empty page and these objects beside it; `extra` are whole objects, from number 4 on. */
export function pdf(extra: (string | Buffer)[] = [], catalog = '', page = ''): Buffer {
  const objects: (string | Buffer)[] = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog}>>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${page}>>`,
    ...extra,
  ]
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  const add = (part: Buffer) => {
    parts.push(part)
    length += part.length
  }
  for (const [index, object] of objects.entries()) {
    offsets.push(length)
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]))
  }
  const table = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const xref = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\n`
  return Buffer.concat([...parts, Buffer.from(`${xref}startxref\n${length}\n%%EOF\n`)])
}

/** A stream object with this dictionary; its data is compressed, at the lowest level: a gigabyte of nothing in half a second. */
export function pdfStream(dictionary: string, data: string | Buffer, filter = '/FlateDecode'): Buffer {
  const packed = filter.includes('FlateDecode') ? deflateSync(data, { level: 1 }) : Buffer.from(data)
  const head = `<< ${dictionary} /Filter ${filter} /Length ${packed.length} >>\nstream\n`
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')])
}

/** Objects packed into a stream, as PDF 1.5 allows. */
export const objectStream = (text: string, filter?: string): Buffer =>
  pdfStream('/Type /ObjStm /N 1 /First 5', `10 0 ${text}`, filter)

export function pngChunk(type: string, content: Buffer) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const chunk = Buffer.alloc(named.length + 8)
  chunk.writeUInt32BE(content.length, 0)
  named.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(named), named.length + 4)
  return chunk
}

/** A grey picture; its header may declare another size than its pixels have. */
export const png = (width = 8, height = 8, filling = 0): Buffer =>
  pngOf(
    [
      ...(filling ? [pngChunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), Buffer.alloc(filling, 'x')]))] : []),
      pngChunk('IDAT', deflateSync(Buffer.alloc(9 * 8))),
    ],
    width,
    height,
  )

/** A picture of 8 × 8 points, unless something else is said, with these chunks between its header and its end. */
export function pngOf(chunks: Buffer[], width = 8, height = 8): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, pngChunk('IHDR', header), ...chunks, pngChunk('IEND', Buffer.alloc(0))])
}

/** Segments as a camera writes them; the scan is no picture, but stands where one does. */
export function jpeg(width = 8, height = 8, scans = 1): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  return Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    frame,
    ...Array<Buffer>(scans).fill(Buffer.from('ffda0008010100003f00d2cf20ff00ffd012', 'hex')),
    Buffer.from('ffd9', 'hex'),
  ])
}

export const webp = (width = 8, height = 8): Buffer => webpOf([webpPicture(width, height)])

/** A file of these chunks. */
export function webpOf(chunks: Buffer[]): Buffer {
  const content = Buffer.concat(chunks)
  const length = Buffer.alloc(4)
  length.writeUInt32LE(content.length + 4)
  return Buffer.concat([Buffer.from('RIFF'), length, Buffer.from('WEBP'), content])
}

export function webpChunk(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(content.length)
  return Buffer.concat([Buffer.from(type), length, content, Buffer.alloc(content.length % 2)])
}

export function webpPicture(width: number, height: number): Buffer {
  const bits = Buffer.alloc(5)
  bits[0] = 0x2f
  bits.writeUInt32LE(((width - 1) & 0x3fff) | (((height - 1) & 0x3fff) << 14), 1)
  return webpChunk('VP8L', Buffer.concat([bits, Buffer.from([0])]))
}

/** A picture of one strip, 8 × 8 points, black and white; its header may declare another size. */
export function tiff(width = 8, height = 8): Buffer {
  const entries = [
    [256, 4, width],
    [257, 4, height],
    [258, 3, 1],
    [259, 3, 1],
    [262, 3, 1],
    [273, 4, 8 + 2 + 8 * 12 + 4],
    [278, 4, height],
    [279, 4, 8],
  ]
  const directory = Buffer.alloc(2 + entries.length * 12 + 4)
  directory.writeUInt16LE(entries.length, 0)
  for (const [place, [tag = 0, type = 4, value = 0]] of entries.entries()) {
    directory.writeUInt16LE(tag, 2 + place * 12)
    directory.writeUInt16LE(type, 4 + place * 12)
    directory.writeUInt32LE(1, 6 + place * 12)
    directory.writeUInt32LE(value, 10 + place * 12)
  }
  return Buffer.concat([Buffer.from('II*\0\x08\0\0\0', 'latin1'), directory, Buffer.alloc(8, 0xff)])
}

export const mail = (body = 'Please add the lender.'): Buffer =>
  Buffer.from(`From: ana@harbor.example\r\nTo: desk@agency.example\r\nSubject: Lender\r\n\r\n${body}`)

/** An archive of no files, which is read from its end. */
export const emptyZip: Buffer = Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex')

export const asPdf = (bytes: Buffer, name = 'policy.pdf'): SentFile => ({ name, mimeType: 'application/pdf', bytes })
export const asPng = (bytes: Buffer, name = 'photo.png'): SentFile => ({ name, mimeType: 'image/png', bytes })
export const asJpeg = (bytes: Buffer): SentFile => ({ name: 'photo.jpg', mimeType: 'image/jpeg', bytes })
export const asCsv = (bytes: Buffer): SentFile => ({ name: 'clients.csv', mimeType: 'text/csv', bytes })
export const asWebp = (bytes: Buffer): SentFile => ({ name: 'photo.webp', mimeType: 'image/webp', bytes })

const openXml = 'application/vnd.openxmlformats-officedocument'
export const asDocx = (bytes: Buffer): SentFile => ({
  name: 'endorsement.docx',
  mimeType: `${openXml}.wordprocessingml.document`,
  bytes,
})
export const asXlsx = (bytes: Buffer): SentFile => ({
  name: 'locations.xlsx',
  mimeType: `${openXml}.spreadsheetml.sheet`,
  bytes,
})
export const asMail = (bytes: Buffer): SentFile => ({ name: 'lender.eml', mimeType: 'message/rfc822', bytes })
export const asText = (bytes: Buffer): SentFile => ({ name: 'call.txt', mimeType: 'text/plain', bytes })
export const asTiff = (bytes: Buffer): SentFile => ({ name: 'fax.tif', mimeType: 'image/tiff', bytes })

/** One of each format, and what looks dangerous but is not. */
export const goodFiles = (): Record<string, SentFile> => ({
  'a PDF': asPdf(pdf()),
  'a PDF with an object stream': asPdf(pdf([objectStream('<< /Title (Renewal) >>')])),
  'a PDF that opens at a page': asPdf(pdf([], '/OpenAction [3 0 R /Fit] ')),
  'a PDF whose text speaks of scripts': asPdf(pdf([pdfStream('', 'BT (JavaScript and XFA) Tj ET')])),
  'a PNG': asPng(png()),
  'a JPEG': asJpeg(jpeg(8, 8, 12)),
  'a JPEG with a second picture behind it': asJpeg(Buffer.concat([jpeg(), jpeg(4, 4)])),
  'a WebP': asWebp(webp()),
  'a list': asCsv(Buffer.from('\ufeffName,Email\r\n"Café, ""Olé""",ole@cafe.example\r\n')),
  'a TIFF': asTiff(tiff()),
  'a Word file': asDocx(docx()),
  'a Word file with an Excel file in it': asDocx(docx(undefined, { 'word/embeddings/sheet.xlsx': xlsx() })),
  'an Excel file': asXlsx(xlsx()),
  'an e-mail': asMail(mail()),
  'an e-mail that is a page': asMail(mail('<!doctype html><html><body>Please add the lender.</body></html>')),
  'a text': asText(Buffer.from('Caller asks for a certificate.')),
  'a text in Markdown': {
    name: 'notes.md',
    mimeType: 'text/markdown',
    bytes: Buffer.from('# Renewal\n\n- Café'),
  },
  'a name in capitals and another script': { ...asPdf(pdf()), name: 'Póliza 契約.PDF' },
})

/** Names that deceive people or programs; the files are good. */
export const hostileNames: Record<string, string> = {
  'a path upwards': '../../etc/policy.pdf',
  'a path of Windows': 'C:\\policy.pdf',
  'a NUL': 'policy.exe\0.pdf',
  'a control sign': 'policy\u0007.pdf',
  'a right-to-left override': 'policy\u202efdp.pdf',
  'an isolate of direction': 'policy\u2066.pdf',
  'no name': '   ',
  'more than a disk takes': `${'x'.repeat(260)}.pdf`,
}
