import { crc32, deflateSync } from 'node:zlib'

/** A file as a browser sends it. */
export interface SentFile {
  name: string
  mimeType: string
  bytes: Buffer
}

/** A PDF of one empty page and these objects beside it; `extra` are whole objects, from number 4 on. */
export function pdf(extra: (string | Buffer)[] = [], catalog = ''): Buffer {
  const objects: (string | Buffer)[] = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog}>>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
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

function pngChunk(type: string, content: Buffer) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const chunk = Buffer.alloc(named.length + 8)
  chunk.writeUInt32BE(content.length, 0)
  named.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(named), named.length + 4)
  return chunk
}

/** A grey picture; its header may declare another size than its pixels have. */
export function png(width = 8, height = 8, filling = 0): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    ...(filling ? [pngChunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), Buffer.alloc(filling, 'x')]))] : []),
    pngChunk('IDAT', deflateSync(Buffer.alloc(9 * 8))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** Segments as a camera writes them; the scan is no picture, but stands where one does. */
export function jpeg(width = 8, height = 8): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  return Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    frame,
    Buffer.from('ffda0008010100003f00d2cf20ff00ffd012ffd9', 'hex'),
  ])
}

export function webp(width = 8, height = 8): Buffer {
  const bits = Buffer.alloc(5)
  bits[0] = 0x2f
  bits.writeUInt32LE(((width - 1) & 0x3fff) | (((height - 1) & 0x3fff) << 14), 1)
  const chunk = Buffer.concat([Buffer.from('VP8L'), Buffer.from([6, 0, 0, 0]), bits, Buffer.from([0])])
  const length = Buffer.alloc(4)
  length.writeUInt32LE(chunk.length + 4)
  return Buffer.concat([Buffer.from('RIFF'), length, Buffer.from('WEBP'), chunk])
}

/** An archive of no files, which is read from its end. */
export const emptyZip: Buffer = Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex')

const asPdf = (bytes: Buffer, name = 'policy.pdf'): SentFile => ({ name, mimeType: 'application/pdf', bytes })
const asPng = (bytes: Buffer, name = 'photo.png'): SentFile => ({ name, mimeType: 'image/png', bytes })
const asJpeg = (bytes: Buffer): SentFile => ({ name: 'photo.jpg', mimeType: 'image/jpeg', bytes })
const asCsv = (bytes: Buffer): SentFile => ({ name: 'clients.csv', mimeType: 'text/csv', bytes })
const asWebp = (bytes: Buffer): SentFile => ({ name: 'photo.webp', mimeType: 'image/webp', bytes })

/** One of each format, and what looks dangerous but is not. */
export const goodFiles = (): Record<string, SentFile> => ({
  'a PDF': asPdf(pdf()),
  'a PDF with an object stream': asPdf(pdf([objectStream('<< /Title (Renewal) >>')])),
  'a PDF that opens at a page': asPdf(pdf([], '/OpenAction [3 0 R /Fit] ')),
  'a PDF whose text speaks of scripts': asPdf(pdf([pdfStream('', 'BT (JavaScript and XFA) Tj ET')])),
  'a PNG': asPng(png()),
  'a JPEG': asJpeg(jpeg()),
  'a JPEG with a second picture behind it': asJpeg(Buffer.concat([jpeg(), jpeg(4, 4)])),
  'a WebP': asWebp(webp()),
  'a list': asCsv(Buffer.from('\ufeffName,Email\r\n"Café, ""Olé""",ole@cafe.example\r\n')),
  'a name in capitals and another script': { ...asPdf(pdf()), name: 'Póliza 契約.PDF' },
})

const script = '/S /JavaScript /JS (app.alert(1))'
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

type HostileFiles = Record<string, SentFile & { sentence: string }>
let hostile: HostileFiles | undefined

/** Bytes that attackers send (quality bar 21), each with a part of the sentence that answers it. Made once: some are bombs. */
export const hostileFiles = (): HostileFiles => {
  hostile ??= makeHostileFiles()
  return hostile
}

const makeHostileFiles = (): HostileFiles => {
  const only = 'Only PDF, PNG, JPEG, WebP and CSV'
  const behind = 'something behind its end'
  const page = Buffer.from('<!doctype html><script>alert(1)</script>')
  const of = (file: SentFile, sentence: string) => ({ ...file, sentence })
  const padded = (rest: Buffer) => Buffer.concat([pdf([pdfStream('', rest, '/ASCIIHexDecode')])])
  return {
    'nothing at all': of(asPdf(Buffer.alloc(0)), 'is empty'),
    'an SVG with a script': of({ name: 'logo.svg', mimeType: 'image/svg+xml', bytes: svg }, only),
    'an SVG that calls itself PNG': of(asPng(svg), only),
    'a program that calls itself PDF': of(asPdf(Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0', 'latin1')), only),
    'a PNG named .pdf': of(asPdf(png()), 'its name does not end so'),
    'a PNG named photo.png.exe': of(asPng(png(), 'photo.png.exe'), 'its name does not end so'),
    'a PDF declared as PNG': of({ ...asPdf(pdf()), mimeType: 'image/png' }, 'another type than was declared'),
    'a PDF with an archive behind it': of(asPdf(Buffer.concat([pdf(), emptyZip])), 'also an archive'),
    'a PDF around an archive': of(asPdf(padded(emptyZip)), 'also an archive'),
    'a PDF with a page behind it': of(asPdf(Buffer.concat([pdf(), page])), 'also a web page'),
    'a PDF behind a page': of(asPdf(Buffer.concat([page, pdf()])), only),
    'a PDF with a program behind it': of(asPdf(Buffer.concat([pdf(), Buffer.alloc(9_000, 'MZ')])), behind),
    'a PNG with an archive behind it (GIFAR)': of(asPng(Buffer.concat([png(), emptyZip])), 'also an archive'),
    'a PNG with bytes behind it': of(asPng(Buffer.concat([png(), Buffer.from('more')])), behind),
    'a PNG that ends too early': of(asPng(png().subarray(0, -4)), 'damaged'),
    'a JPEG with bytes behind it': of(asJpeg(Buffer.concat([jpeg(), Buffer.from('MZ more')])), behind),
    'a JPEG that ends too early': of(asJpeg(jpeg().subarray(0, -2)), 'damaged'),
    'a WebP with bytes behind it': of(asWebp(Buffer.concat([webp(), Buffer.from('more')])), behind),
    'a pixel flood as PNG': of(asPng(png(60_000, 60_000)), 'too large as a picture'),
    'a pixel flood as JPEG': of(asJpeg(jpeg(65_000, 2)), 'too large as a picture'),
    'a pixel flood in the second JPEG': of(asJpeg(Buffer.concat([jpeg(), jpeg(60_000, 60_000)])), 'too large'),
    'a pixel flood as WebP': of(asWebp(webp(16_000, 16_000)), 'too large as a picture'),
    'a PDF with a script': of(asPdf(pdf([`<< ${script} >>`], '/OpenAction 4 0 R ')), 'holds a script'),
    'a PDF whose script has an escaped name': of(asPdf(pdf(['<< /S /J#61v#61Script >>'])), 'holds a script'),
    'a PDF with a script in an object stream': of(asPdf(pdf([objectStream(`<< ${script} >>`)])), 'holds a script'),
    'a PDF with an escaped script in an unnamed object stream': of(
      asPdf(pdf([pdfStream('/N 1 /F#69rst 5', '10 0 << /S /Java#53cript >>')])),
      'holds a script',
    ),
    'a PDF whose object stream is wrapped twice': of(
      asPdf(pdf([objectStream(`<< ${script} >>`, '[/ASCIIHexDecode /FlateDecode]')])),
      'compressed in an unusual way',
    ),
    'a PDF whose filter stands elsewhere': of(
      asPdf(pdf([pdfStream('/Type /ObjStm /N 1 /First 5', '7f', '5 0 R'), '/ASCIIHexDecode'])),
      'compressed in an unusual way',
    ),
    'a PDF with a comment where its object begins': of(
      asPdf(pdf([Buffer.concat([Buffer.from('% obj\n'), objectStream(`<< ${script} >>`)])])),
      'holds a script',
    ),
    'a PDF that starts a program': of(asPdf(pdf(['<< /S /Launch /F (cmd.exe) >>'])), 'starts another program'),
    'a PDF with a file inside': of(asPdf(pdf([pdfStream('/Type /EmbeddedFile', 'MZ')])), 'other files inside'),
    'a PDF that sends its form away': of(asPdf(pdf(['<< /S /SubmitForm >>'])), 'sends what is filled in'),
    'an encrypted PDF': of(
      asPdf(Buffer.from(pdf().toString('latin1').replace('/Root', '/Encrypt 9 0 R /Root'), 'latin1')),
      'is encrypted',
    ),
    'a PDF that is a zip bomb': of(asPdf(pdf([pdfStream('', Buffer.alloc(129 * 1024 * 1024))])), 'far too large'),
    'a PDF that is a zip bomb in many parts': of(
      asPdf(pdf(Array(9).fill(pdfStream('', Buffer.alloc(120 * 1024 * 1024))))),
      'far too large',
    ),
    'a list in UTF-16': of(asCsv(Buffer.from('\ufeffName,Email\n', 'utf16le')), 'is saved as UTF-16'),
    'a program that calls itself a list': of(asCsv(Buffer.from('Name\x01\x02\x03', 'latin1')), 'is no text'),
    'a page that calls itself a list': of(asCsv(page), 'also a web page'),
    'a list declared as PDF': of({ ...asCsv(Buffer.from('a,b')), mimeType: 'application/pdf' }, 'another type'),
    'a PDF compressed twice': of(
      asPdf(pdf([pdfStream('', deflateSync(Buffer.alloc(9_000)), '[/FlateDecode /FlateDecode]')])),
      'compressed in an unusual way',
    ),
  }
}

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
