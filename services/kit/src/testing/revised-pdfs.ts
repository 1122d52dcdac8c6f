import { RevisedPdf } from './revised-pdf.ts'

const catalog = '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [6 0 R] /DA (/Helv 0 Tf 0 g) >> >>'
const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'
const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'
const page = (content: string, annotations = '6 0 R 7 0 R') =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents ${content} /Annots [${annotations}] ` +
  '/Resources << /Font << /F 5 0 R >> >> >>'
const content = (limit: string) => {
  const text = `BT /F 18 Tf 20 150 Td (LIMIT ${limit}) Tj ET`
  return `<< /Length ${text.length} >>\nstream\n${text}\nendstream`
}
const field = (value: string) =>
  `<< /Type /Annot /Subtype /Widget /FT /Tx /T (deductible) /V (${value}) /Rect [20 90 200 110] /F 4 >>`
const note = (text: string) =>
  `<< /Type /Annot /Subtype /Text /Rect [20 20 40 40] /Contents (${text}) /F 4 /Name /Note >>`

const [old, current] = ['1,000,000', '2,000,000']

/** A limit of one million, a deductible of 500 and a note, on one page; nothing says yet where they are. */
const body = (file = new RevisedPdf()) =>
  file
    .object(1, catalog)
    .object(2, pages)
    .object(3, page('4 0 R'))
    .object(4, content(old))
    .object(5, font)
    .object(6, field('500'))
    .object(7, note('Ask the carrier'))
const saved = () => body().table()

/** The same with everything packed that may be. */
const packedBody = () =>
  new RevisedPdf()
    .object(5, font)
    .object(4, content(old))
    .pack(10, { 1: catalog, 2: pages, 3: page('4 0 R'), 6: field('500'), 7: note('Ask the carrier') })
const savedPacked = () => packedBody().stream(11)

/** The new page stands before the old one, to which only its place says that it's old. */
const edited = () =>
  new RevisedPdf()
    .object(1, catalog)
    .object(2, pages)
    .object(3, page('8 0 R'))
    .unlisted(3, page('4 0 R'))
    .object(4, content(old))
    .object(5, font)
    .object(6, field('500'))
    .object(7, note('Ask the carrier'))
    .object(8, content(current))

/**
 * As programs write them for the web: the first section, at the beginning, leads to the main one at the end.
 * @param limit on a page that only the last line leads to
 */
function forTheWeb(limit = '', length = 0, main = 0): RevisedPdf {
  const facts = `/L ${fixed(length)} /H [0 0] /O 3 /E 0 /N 1 /T ${fixed(main)}`
  const file = new RevisedPdf().object(20, `<< /Linearized 1 ${facts} >>`)
  const first = file.length
  file.table({ trailer: `/Prev ${fixed(main)} ` })
  const start = body(file).length
  file.table({ previous: null }).end(first)
  if (limit) file.object(4, content(limit)).table()
  return length === file.length && main === start ? file : forTheWeb(limit, file.length, start)
}
const fixed = (number: number) => String(number).padEnd(6)

const junk = '\n\n% Sent by a scanner\n'
const text = (file: RevisedPdf) => file.bytes().toString('latin1')
const changed = (file: RevisedPdf, from: string | RegExp, to: string) =>
  Buffer.from(text(file).replace(from, to), 'latin1')

/** What a viewer shows of each, and what it doesn't. */
export interface RevisedFile {
  bytes: Buffer
  shows: string[]
  hides?: string[]
}

const shows = (file: RevisedPdf | Buffer, limit: string, ...more: string[]): RevisedFile => ({
  bytes: file instanceof RevisedPdf ? file.bytes() : file,
  shows: [`LIMIT ${limit}`, ...more],
  hides: [`LIMIT ${limit === old ? current : old}`],
})

/** PDFs that hold more than one version of what they show; a viewer shows one. */
export const revisedPdfs = (): Record<string, RevisedFile> => ({
  'saved once': shows(saved(), old, '500', 'Ask the carrier'),
  'packed, and saved once': shows(savedPacked(), old, '500', 'Ask the carrier'),
  'with an update behind it': shows(saved().object(4, content(current)).table(), current),
  'with two updates behind it': shows(
    saved().object(4, content('5')).table().object(3, page('8 0 R')).object(8, content(current)).table(),
    current,
  ),
  'whose new page stands before the old one': shows(edited().table(), current),
  'whose new page stands before the old one, with a stream': shows(edited().stream(11), current),
  'whose new page stands before an object stream with the old one': shows(
    edited()
      .packUnlisted(10, { 3: page('4 0 R'), 1: catalog })
      .stream(11),
    current,
  ),
  'whose update brings an old object back': shows(
    body().object(8, content(current)).table().unlisted(3, page('8 0 R')).remove(9, 0).table(),
    old,
  ),
  'with a page that was unpacked': shows(
    savedPacked().object(8, content(current)).object(3, page('8 0 R')).stream(12),
    current,
  ),
  'with a page that was packed': shows(
    saved()
      .object(8, content(current))
      .pack(10, { 3: page('8 0 R') })
      .stream(11),
    current,
  ),
  'with a packed page that was packed again': shows(
    savedPacked()
      .object(8, content(current))
      .pack(12, { 3: page('8 0 R') })
      .stream(13),
    current,
  ),
  'with an object that was deleted': {
    ...shows(saved().remove(7).table(), old, '500'),
    hides: ['Ask the carrier'],
  },
  'with a packed object that was deleted': {
    ...shows(savedPacked().remove(7).stream(12), old, '500'),
    hides: ['Ask the carrier'],
  },
  'with an object whose number was used again': shows(
    saved().remove(4).table().object(4, content(current), 1).object(3, page('4 1 R')).table(),
    current,
  ),
  'for old and new programs': shows(
    new RevisedPdf()
      .object(1, catalog)
      .object(2, pages)
      .object(3, page('4 0 R'))
      .object(4, content(current))
      .pack(10, { 5: font, 6: field('500'), 7: note('Ask the carrier') })
      .hybrid(11),
    current,
    '500',
    'Ask the carrier',
  ),
  'for old and new programs, with an update behind it': {
    ...shows(
      body()
        .table()
        .object(4, content(current))
        .pack(10, { 7: note('The carrier agreed') })
        .hybrid(11),
      current,
      'The carrier agreed',
    ),
    hides: ['Ask the carrier'],
  },
  'for the web': shows(forTheWeb(), old, '500'),
  'for the web, with an update behind it': shows(forTheWeb().object(4, content(current)).table(), current, '500'),
  'with two trailers, of which the old one leads to another catalog': shows(
    body()
      .object(12, catalog.replace('2 0 R', '13 0 R'))
      .object(13, pages.replace('3 0 R', '14 0 R'))
      .object(14, page('8 0 R'))
      .object(8, content(current))
      .raw('trailer\n<< /Size 20 /Root 12 0 R >>\n')
      .table(),
    old,
  ),
  'whose sections lead in a circle': shows(
    changed(saved().object(4, content(current)).table({ trailer: '' }), /\/Prev (\d+)/, '/Prev $1'),
    current,
  ),
  'whose newest section leads to itself': (() => {
    const file = edited()
    return shows(file.table({ previous: file.length }), current)
  })(),
  'without a startxref': shows(changed(saved(), /startxref\n\d+/g, ''), old, '500'),
  'without a startxref, and packed': shows(changed(savedPacked(), /startxref\n\d+/g, ''), old, '500'),
  'whose update was never finished': shows(saved().object(4, content(current)).bytes(), old, '500'),
  'whose startxref leads nowhere': shows(
    changed(saved().object(4, content(current)).table(), /startxref\n\d+/g, 'startxref\n99999'),
    current,
  ),
  'whose startxref leads into its first line': shows(
    changed(saved().object(4, content(current)).table(), /startxref\n\d+/g, 'startxref\n7'),
    current,
  ),
  'that lost bytes at its beginning': shows(body().table({ shift: 17 }), old, '500'),
  'that lost bytes at its beginning after an update': shows(
    body().table({ shift: 17 }).object(4, content(current)).table({ shift: 17 }),
    current,
  ),
  'with lines before it': shows(Buffer.concat([Buffer.from(junk), edited().table().bytes()]), current),
  'whose offsets count the lines before it': shows(body(new RevisedPdf(`${junk}%PDF-1.7\n`)).table(), old, '500'),
  'whose table begins with 1 in place of 0': shows(changed(edited().table(), 'xref\n0 1\n', 'xref\n1 1\n'), current),
  'with a page that is there twice': shows(
    saved().object(2, '<< /Type /Pages /Kids [3 0 R 3 0 R] /Count 2 >>').table(),
    old,
  ),
  'with fewer pages than it says': shows(saved().object(2, '<< /Type /Pages /Kids [3 0 R] /Count 3 >>').table(), old),
  'whose table begins with a wrong word': shows(changed(edited().table(), /xref\n0 1/, 'xref20 1'), old),
  'with a trailer that has something more in it': shows(changed(edited().table(), '/Size 9', '3Size 9'), current),
  'with something in a dictionary that no key leads to': shows(
    changed(edited().table(), '3 0 obj\n<< /Type', '3 0 obj\n<<  Type'),
    current,
  ),
  'with a stream that doesn’t say its length': shows(changed(edited().table(), '/Length', '/ ength'), current),
  'with a value that was changed': {
    ...shows(saved().object(6, field('750')).table(), old, '750'),
    hides: ['500'],
  },
  'with a packed value that was changed': {
    ...shows(savedPacked().object(6, field('750')).stream(12), old, '750'),
    hides: ['500'],
  },
  'with a new value before the old one': {
    bytes: new RevisedPdf()
      .object(6, field('750'))
      .unlisted(6, field('500'))
      .object(1, catalog)
      .object(2, pages)
      .object(3, page('4 0 R', '6 0 R'))
      .object(4, content(old))
      .object(5, font)
      .table()
      .bytes(),
    shows: ['750'],
    hides: ['500'],
  },
  'with a note that was changed': {
    ...shows(saved().object(7, note('The carrier agreed')).table(), old, 'The carrier agreed'),
    hides: ['Ask the carrier'],
  },
  'with a note that was removed': {
    ...shows(saved().object(3, page('4 0 R', '6 0 R')).remove(7).table(), old, '500'),
    hides: ['Ask the carrier'],
  },
  'with an object that no cross-reference names': {
    ...shows(saved().unlisted(9, note('Nobody reads this')).object(3, page('4 0 R', '6 0 R 9 0 R')).table(), old),
    hides: ['Nobody reads this'],
  },
})

/** PDFs that show one thing in one program and another thing in the next: they are refused. */
export const disputedPdfs = (): Record<string, Buffer> => ({
  'an edited page before the old one, and a wrong offset': edited().misplace(5, 3).table().bytes(),
  'an update behind a table that doesn’t end': changed(
    saved().object(4, content(current)).table(),
    /startxref\n\d+/g,
    '',
  ),
  'two trailers that lead to two catalogs, and no cross-reference': changed(
    body()
      .table()
      .object(12, catalog.replace('2 0 R', '13 0 R'))
      .object(13, pages.replace('3 0 R', '14 0 R'))
      .object(14, page('8 0 R'))
      .object(8, content(current))
      .table({ trailer: '/Root 12 0 R ' }),
    /startxref\n\d+/g,
    'startxref\n7',
  ),
  'a file for the web whose last line leads to another page': forTheWeb(current).bytes(),
  'an edited page before the old one, and an older section that can’t be read': edited()
    .table()
    .object(7, note('Changed'))
    .table({ previous: 5 })
    .bytes(),
  'an edited page before the old one, and a trailer that can’t be read': changed(
    edited().table(),
    'trailer\n<<',
    'trailer\n((',
  ),
  'an old page whose number is on another line, and no cross-reference': changed(
    edited().table(),
    /3 0 obj(?=[\s\S]*3 0 obj)([\s\S]*)3 0 obj([\s\S]*startxref\n)\d+/,
    '3 0 obj$1 3\n0 obj$27',
  ),
  'an old page whose number is behind a word, and no cross-reference': changed(
    edited().table(),
    /3 0 obj(?=[\s\S]*3 0 obj)([\s\S]*)endobj\n3 0 obj([\s\S]*startxref\n)\d+/,
    '3 0 obj$1en3 0 obj$27',
  ),
  'notes in an object stream that only some programs see': changed(
    new RevisedPdf()
      .object(5, font)
      .object(4, content(current))
      .pack(10, { 6: field('500'), 7: note('Ask the carrier') })
      .object(1, catalog)
      .object(2, pages)
      .object(3, page('4 0 R'))
      .stream(11),
    /endstream([\s\S]*startxref\n)\d+/,
    'ends\n%tream$17',
  ),
  'a wrong offset, and an old trailer that leads to another catalog': body()
    .object(12, catalog.replace('2 0 R', '13 0 R'))
    .object(13, pages.replace('3 0 R', '14 0 R'))
    .object(14, page('8 0 R'))
    .object(8, content(current))
    .raw('trailer\n% old\n<< /Size 20 /Root 12 0 R >>\n')
    .misplace(3, 4)
    .table()
    .bytes(),
  'more pages than it says': body()
    .object(2, '<< /Type /Pages /Kids [3 0 R 9 0 R] /Count 1 >>')
    .object(8, content(current))
    .object(9, page('8 0 R'))
    .table()
    .bytes(),
  'a packed update, and no cross-reference': changed(
    saved()
      .pack(10, { 3: page('8 0 R') })
      .object(8, content(current))
      .stream(11),
    /startxref\n\d+/g,
    '',
  ),
  'a page that is packed twice, and no cross-reference': changed(
    savedPacked()
      .pack(12, { 3: page('8 0 R') })
      .object(8, content(current))
      .stream(13),
    /startxref\n\d+/g,
    '',
  ),
  'two generations of a page, and no cross-reference': changed(
    saved().object(4, content(current), 1).object(3, page('4 1 R')).table(),
    /startxref\n\d+/g,
    '',
  ),
  'a page that is deleted for old programs only': body()
    .pack(10, { 7: note('Hidden') })
    .hybrid(11, { 7: 'FREE' })
    .bytes(),
  'a table and a stream that name two pages': (() => {
    const file = saved().object(8, content(current))
    const place = file.length
    file.object(3, page('4 0 R')).pack(10, { 3: page('8 0 R') })
    return file.hybrid(11, { 3: place }).bytes()
  })(),
})

/** PDFs with an object that isn't where they say. Some viewers don't show it, and most look for it. */
export const misplacedPdf = (): Buffer => body().misplace(7, 5).table().bytes()
