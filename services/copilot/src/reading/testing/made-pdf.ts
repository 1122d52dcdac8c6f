import { degrees, PDFDocument, type PDFPage, StandardFonts } from '@cantoo/pdf-lib'

interface MadeLine {
  text: string
  /** In points from the left and the top. */
  x: number
  y: number
  size?: number
  isBold?: boolean
}

interface MadePage {
  lines: MadeLine[]
  /** As the document says it is to be turned, clockwise. */
  rotation?: number
  /** A scan over the whole page. */
  scan?: Uint8Array
  draw?(page: PDFPage, document: PDFDocument): void
}

/** A PDF of US Letter pages. */
export async function madePdf(pages: readonly MadePage[]): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const [usual, bold] = [
    await document.embedFont(StandardFonts.Helvetica),
    await document.embedFont(StandardFonts.HelveticaBold),
  ]
  for (const { lines, rotation = 0, scan, draw } of pages) {
    const page = document.addPage([612, 792])
    page.setRotation(degrees(rotation))
    if (scan) page.drawImage(await document.embedPng(scan), { x: 0, y: 0, width: 612, height: 792 })
    for (const { text, x, y, size = 10, isBold = false } of lines) {
      page.drawText(text, { x, y: 792 - y, size, font: isBold ? bold : usual })
    }
    draw?.(page, document)
  }
  return document.save()
}

const sentence =
  'the insurance company pays those sums that the insured becomes legally obligated to pay as damages because of bodily injury or property damage'.split(
    ' ',
  )

/** Lines of a text that fill some letters of width; `seed` makes them differ. */
export function textLines(count: number, letters: number, seed = 0): string[] {
  let at = seed * 7
  return Array.from({ length: count }, () => {
    const words: string[] = []
    while (words.join(' ').length < letters) words.push(sentence[at++ % sentence.length] ?? '')
    return words.join(' ')
  })
}

/** A page of a policy: a header, a heading, a text, a footer. */
export const policyPage = (number: number, total: number): MadePage => ({
  lines: [
    { text: 'Harbor Mutual, policy GL-7734021', x: 60, y: 40, size: 9 },
    { text: `Conditions ${String.fromCharCode(64 + (number % 26 || 26))}`, x: 60, y: 100, size: 16, isBold: true },
    ...textLines(40, 85, number).map((text, at) => ({ text, x: 60, y: 130 + at * 14 })),
    { text: `Page ${number} of ${total}`, x: 280, y: 760, size: 9 },
  ],
})
