import { deflateSync } from 'node:zlib'
import {
  asCsv,
  asDocx,
  asJpeg,
  asMail,
  asPdf,
  asPng,
  asText,
  asTiff,
  asWebp,
  asXlsx,
  emptyZip,
  jpeg,
  objectStream,
  pdf,
  pdfStream,
  png,
  pngChunk,
  pngOf,
  type SentFile,
  tiff,
  webp,
  webpChunk,
  webpOf,
  webpPicture,
} from './files.ts'
import { docx, xlsx, zip } from './zip.ts'

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

const megabyte = 1024 * 1024

const pngPixels = pngChunk('IDAT', deflateSync(Buffer.alloc(9 * 8)))
const pngText = (type: string, head: string, size: number) =>
  pngChunk(type, Buffer.concat([Buffer.from(head, 'latin1'), deflateSync(Buffer.alloc(size, 'x'), { level: 1 })]))
/** The header of a further frame, and its pixels; both begin with their place. */
const pngFrame = pngChunk('fcTL', Buffer.alloc(26))
const pngFrameData = (size: number) =>
  pngChunk('fdAT', Buffer.concat([Buffer.alloc(4), deflateSync(Buffer.alloc(size), { level: 1 })]))

function webpFrame(width: number, height: number) {
  const head = Buffer.alloc(16)
  head.writeUIntLE(width - 1, 6, 3)
  head.writeUIntLE(height - 1, 9, 3)
  return webpChunk('ANMF', Buffer.concat([head, webpPicture(width, height)]))
}

const image = '/Type /XObject /Subtype /Image'
const picture = (size: number) => pdfStream(`${image} /Width 8 /Height 8`, Buffer.alloc(size))
const withPictures = (pictures: Buffer[]) => {
  const names = pictures.map((_, index) => `/I${index} ${4 + index} 0 R`).join(' ')
  return pdf(pictures, '', `/Resources << /XObject << ${names} >> >> `)
}
const withContent = (content: Buffer) => pdf([content], '', '/Contents 4 0 R ')
const withoutPages = Buffer.from(pdf().toString('latin1').replace('/Kids [3 0 R]', '/Kids []'), 'latin1')
const dynamicForm = pdf(
  ['<< /Fields [] /XFA 5 0 R >>', pdfStream('', '<xdp:xdp/>')],
  '/NeedsRendering true /AcroForm 4 0 R ',
)

/** Each code stands for one more byte than the one before it. */
function lzwBomb(size: number): Buffer {
  const bytes: number[] = []
  let [bits, count, next, total] = [0, 0, 258, 0]
  const write = (code: number) => {
    bits = (bits << widthOf(next)) | code
    count += widthOf(next)
    for (; count >= 8; count -= 8) bytes.push((bits >>> (count - 8)) & 255)
    bits &= (1 << count) - 1
  }
  while (total < size) {
    write(256)
    next = 258
    write(0)
    for (let length = 2; next < 4_090; length += 1) {
      write(next)
      next += 1
      total += length
    }
  }
  return Buffer.from(bytes)
}
const widthOf = (next: number) => (next + 1 >= 2048 ? 12 : next + 1 >= 1024 ? 11 : next + 1 >= 512 ? 10 : 9)

/** The head of a file as Office made them before 2007, with the name of one stream. */
const compound = (stream: string) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(512),
  ])

/** Its first page says that the next page is the first one. */
function circularTiff(): Buffer {
  const bytes = tiff()
  bytes.writeUInt32LE(8, 8 + 2 + 8 * 12)
  return bytes
}

type HostileFiles = Record<string, SentFile & { sentence: string }>
let hostile: HostileFiles | undefined

/** Bytes that attackers send (quality bar 21), each with a part of the sentence that answers it. Made once: some are bombs. */
export const hostileFiles = (): HostileFiles => {
  hostile ??= makeHostileFiles()
  return hostile
}

const makeHostileFiles = (): HostileFiles => {
  const only = 'Only PDF, PNG, JPEG, WebP, TIFF, DOCX, XLSX, CSV'
  const behind = 'something behind its end'
  const page = Buffer.from('<!doctype html><script>alert(1)</script>')
  const of = (file: SentFile, sentence: string) => ({ ...file, sentence })
  return {
    'nothing at all': of(asPdf(Buffer.alloc(0)), 'is empty'),
    'an SVG with a script': of({ name: 'logo.svg', mimeType: 'image/svg+xml', bytes: svg }, only),
    'an SVG that calls itself PNG': of(asPng(svg), only),
    'a program that calls itself PDF': of(asPdf(Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0', 'latin1')), only),
    'a PNG named .pdf': of(asPdf(png()), 'its name does not end so'),
    'a PNG named photo.png.exe': of(asPng(png(), 'photo.png.exe'), 'its name does not end so'),
    'a PDF declared as PNG': of({ ...asPdf(pdf()), mimeType: 'image/png' }, 'another type than was declared'),
    'a PDF behind a page': of(asPdf(Buffer.concat([page, pdf()])), only),
    'a PNG with an archive behind it (GIFAR)': of(asPng(Buffer.concat([png(), emptyZip])), 'also an archive'),
    'a PNG with bytes behind it': of(asPng(Buffer.concat([png(), Buffer.from('more')])), behind),
    'a PNG that ends too early': of(asPng(png().subarray(0, -4)), 'damaged'),
    'a JPEG with bytes behind it': of(asJpeg(Buffer.concat([jpeg(), Buffer.from('MZ more')])), behind),
    'a JPEG that ends too early': of(asJpeg(jpeg().subarray(0, -2)), 'damaged'),
    'a WebP with bytes behind it': of(asWebp(Buffer.concat([webp(), Buffer.from('more')])), behind),
    'a PNG whose pixels are a bomb': of(
      asPng(pngOf([pngChunk('IDAT', deflateSync(Buffer.alloc(16 * megabyte), { level: 1 }))])),
      'far too large',
    ),
    'a PNG whose text is a bomb': of(
      asPng(pngOf([pngText('zTXt', 'Comment\0\0', 16 * megabyte), pngPixels])),
      'far too large',
    ),
    'a PNG whose international text is a bomb': of(
      asPng(pngOf([pngText('iTXt', 'Comment\0\x01\0\0\0', 16 * megabyte), pngPixels])),
      'far too large',
    ),
    'a PNG whose color profile is a bomb': of(
      asPng(pngOf([pngText('iCCP', 'Profile\0\0', 16 * megabyte), pngPixels])),
      'far too large',
    ),
    'a PNG with many texts that are one bomb': of(
      asPng(pngOf([...Array(40).fill(pngText('zTXt', 'Comment\0\0', 4 * megabyte)), pngPixels])),
      'far too large',
    ),
    'an animated PNG whose second frame is a bomb': of(
      asPng(pngOf([pngPixels, pngFrame, pngFrameData(16 * megabyte)])),
      'far too large',
    ),
    'a JPEG of ten thousand scans': of(asJpeg(jpeg(8, 8, 10_000)), 'has too many parts'),
    'an animated WebP whose frame is a pixel flood': of(
      asWebp(webpOf([webpFrame(16_000, 16_000)])),
      'too large as a picture',
    ),
    'a pixel flood as PNG': of(asPng(png(60_000, 60_000)), 'too large as a picture'),
    'a pixel flood as JPEG': of(asJpeg(jpeg(65_000, 2)), 'too large as a picture'),
    'a pixel flood in the second JPEG': of(asJpeg(Buffer.concat([jpeg(), jpeg(60_000, 60_000)])), 'too large'),
    'a pixel flood as WebP': of(asWebp(webp(16_000, 16_000)), 'too large as a picture'),
    'a PDF that breaks off': of(asPdf(pdf().subarray(0, 40)), 'damaged'),
    'a PDF without pages': of(asPdf(withoutPages), 'damaged'),
    'a form that only one program can show': of(asPdf(dynamicForm), 'a dynamic form'),
    'a page whose content is a bomb': of(
      asPdf(withContent(pdfStream('', Buffer.alloc(49 * megabyte)))),
      'far too large',
    ),
    'a page whose content is a bomb in LZW': of(
      asPdf(withContent(pdfStream('', lzwBomb(60 * megabyte), '/LZWDecode'))),
      'far too large',
    ),
    'a bomb in a bomb': of(
      asPdf(
        withContent(
          pdfStream('', deflateSync(Buffer.alloc(64 * megabyte), { level: 1 }), '[/FlateDecode /FlateDecode]'),
        ),
      ),
      'far too large',
    ),
    'a PDF with a picture that is a bomb': of(asPdf(withPictures([picture(129 * megabyte)])), 'far too large'),
    'a PDF with many pictures that are one bomb': of(
      asPdf(withPictures(Array(9).fill(picture(120 * megabyte)))),
      'far too large',
    ),
    'a PDF with a pixel flood': of(
      asPdf(withPictures([pdfStream(`${image} /Width 60000 /Height 60000`, jpeg(), '/DCTDecode')])),
      'has a picture that is too large',
    ),
    'a PDF with a pixel flood in a JPEG': of(
      asPdf(withPictures([pdfStream(`${image} /Width 8 /Height 8`, jpeg(60_000, 60_000), '/DCTDecode')])),
      'has a picture that is too large',
    ),
    'objects that are a bomb': of(asPdf(pdf([objectStream(' '.repeat(40 * megabyte))])), 'far too large'),
    'objects without end': of(asPdf(pdf([objectStream(`[${'0 '.repeat(2_100_000)}]`)])), 'too many parts'),
    'a list in UTF-16': of(asCsv(Buffer.from('\ufeffName,Email\n', 'utf16le')), 'is saved as UTF-16'),
    'a program that calls itself a list': of(asCsv(Buffer.from('Name\x01\x02\x03', 'latin1')), 'is no text'),
    'a page that calls itself a list': of(asCsv(page), 'also a web page'),
    'a Word file that is a bomb': of(
      asDocx(docx(undefined, { 'word/media/image1.bmp': Buffer.alloc(65 * megabyte) })),
      'far too large',
    ),
    'a Word file with many parts that are one bomb': of(
      asDocx(
        docx(
          undefined,
          Object.fromEntries(Array.from({ length: 5 }, (_, at) => [`word/${at}.xml`, Buffer.alloc(60 * megabyte)])),
        ),
      ),
      'far too large',
    ),
    'a Word file that grows more than it says': of(
      asDocx(docx('<w:p/>'.repeat(10_000), {}, { size: 400 })),
      'far too large',
    ),
    'a Word file of very many parts': of(
      asDocx(docx(undefined, Object.fromEntries(Array.from({ length: 5_001 }, (_, at) => [`word/${at}.xml`, ''])))),
      'far too large',
    ),
    'a Word file with an archive in it': of(
      asDocx(docx(undefined, { 'word/media/more.zip': zip({ a: 'a' }) })),
      'another archive',
    ),
    'a Word file with a path upwards': of(asDocx(docx(undefined, { '../../evil': 'x' })), 'damaged'),
    'a Word file with two parts of one name': of(asDocx(docx(undefined, { 'word/Document.xml': 'x' })), 'damaged'),
    'a Word file with bytes behind it': of(asDocx(Buffer.concat([docx(), Buffer.from('more')])), 'damaged'),
    'a Word file that ends too early': of(asDocx(docx().subarray(0, -30)), 'damaged'),
    'a Word file whose parts need a password': of(asDocx(docx(undefined, {}, { flags: 1 })), 'needs a password'),
    'a Word file with a password': of(asDocx(compound('EncryptedPackage')), 'needs a password'),
    'a Word file of old': of(
      { name: 'letter.doc', mimeType: 'application/msword', bytes: compound('WordDocument') },
      'an old format',
    ),
    'a Word file with macros': of(
      {
        name: 'letter.docm',
        mimeType: 'application/vnd.ms-word.document.macroEnabled.12',
        bytes: zip({
          '[Content_Types].xml':
            '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
          'word/document.xml': '<w:document/>',
        }),
      },
      'has macros',
    ),
    'a Word file named .xlsx': of(asXlsx(docx()), 'its name does not end so'),
    'an archive named .docx': of(asDocx(zip({ 'program.exe': 'MZ' })), only),
    'an Excel file without a workbook': of(
      asXlsx(Buffer.from(xlsx().toString('latin1').replaceAll('xl/workbook.xml', 'xl/wurkbook.xml'), 'latin1')),
      'damaged',
    ),
    'a pixel flood as TIFF': of(asTiff(tiff(60_000, 60_000)), 'too large as a picture'),
    'a TIFF whose pages go in circles': of(asTiff(circularTiff()), 'damaged'),
    'a TIFF that ends too early': of(asTiff(tiff().subarray(0, -4)), 'damaged'),
    'a text with a NUL': of(asText(Buffer.from('Caller\0asks')), 'isn’t text'),
    'a page that calls itself a text': of(asText(page), 'also a web page'),
    'a text that calls itself an e-mail': of(asMail(Buffer.from('Hello there')), 'isn’t an e-mail'),
    'an e-mail declared as PDF': of(
      { ...asMail(Buffer.from('From: a@b.example\n\nHi')), mimeType: 'application/pdf' },
      'another type',
    ),
    'a list declared as PDF': of({ ...asCsv(Buffer.from('a,b')), mimeType: 'application/pdf' }, 'another type'),
  }
}
