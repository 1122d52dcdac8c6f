/** What is on one page of a made PDF. */
export interface MadePage {
  /** Each one a line of text, from the top. */
  lines?: readonly string[]
  /** In points. By default US Letter. */
  size?: readonly [width: number, height: number]
  /** How the document wants it turned, in degrees, clockwise. By default not at all. */
  rotate?: 0 | 90 | 180 | 270
  /** Dictionaries of annotations, as a PDF writes them. */
  annotations?: readonly string[]
  /** More drawing, as a PDF writes it; it may draw the picture `/Scan`. */
  drawing?: string
}

interface MadePdf {
  /** More entries of the document's catalog: what it wants to run when it is opened, for example. */
  catalog?: string
  /** More entries of its trailer: its encryption, for example. */
  trailer?: string
}

/** A black square as a fax machine would send it (CCITT group 4), which only a decoder of PDF.js reads. */
const scan =
  '<< /Type /XObject /Subtype /Image /Width 8 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 1 /Decode [1 0] /Filter [/ASCIIHexDecode /CCITTFaxDecode] /DecodeParms [null << /K -1 /Columns 8 /Rows 8 >>] /Length 9 >>\nstream\nFF001001>\nendstream'

const escaped = (line: string) => line.replace(/[\\()]/g, '\\$&')

/**
 * A PDF for tests and stories, written object by object. Its font is Helvetica, which is not in it.
 *
 * @returns its text, which is ASCII: as many bytes as characters
 */
export function makePdf(pages: readonly MadePage[], { catalog = '', trailer = '' }: MadePdf = {}): string {
  const first = 5
  const ids = pages.map((_, at) => first + at * 2)
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Kids [${ids.map(id => `${id} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    scan,
    ...pages.flatMap(
      ({ lines = [], size: [width, height] = [612, 792], annotations = [], drawing = '', rotate = 0 }, at) => {
        const words = lines.map(line => `(${escaped(line)}) Tj 0 -22 Td`).join(' ')
        const content = `BT /F1 14 Tf 72 ${height - 72} Td ${words} ET ${drawing}`
        return [
          `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Rotate ${rotate} /Contents ${first + at * 2 + 1} 0 R /Resources << /Font << /F1 3 0 R >> /XObject << /Scan 4 0 R >> >> /Annots [${annotations.join(' ')}] >>`,
          `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
        ]
      },
    ),
  ]
  let text = '%PDF-1.7\n'
  const places = objects.map((object, at) => {
    const place = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  return `${text}xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`
}

/** `count` pages that each say which one they are. */
export const numberedPages = (count: number): MadePage[] =>
  Array.from({ length: count }, (_, at) => ({ lines: [`This is page ${at + 1}.`, 'Harbor Point Insurance Agency'] }))

/** A link over a line of text. */
export const linkTo = (action: string, line = 0): string => {
  const top = 792 - 72 - line * 22
  return `<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect [72 ${top - 4} 400 ${top + 12}] ${action} >>`
}

/** No one knows the password: what is there as its digest is none. */
export const passwordTrailer = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'5A'.repeat(32)}> /U <${'A5'.repeat(32)}> >> /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>]`

/** The place of a line of text on a page that is not turned, as shares of its width and height. */
export const boxOfLine = (line: number, [width, height]: readonly [number, number] = [612, 792]) => ({
  x: 70 / width,
  y: (72 + line * 22 - 13) / height,
  width: 330 / width,
  height: 18 / height,
})
