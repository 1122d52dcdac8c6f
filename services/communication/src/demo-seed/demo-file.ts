import type { DemoFile } from './demo-thread.ts'

const escaped = (text: string) =>
  text
    .replace(/[\\()]/g, '\\$&')
    .replace(/[–—]/g, '-')
    .replace(/’/g, "'")

/** A page of text as a PDF, in a font that every viewer has; `# ` begins a heading. */
function pdfOf(lines: readonly string[]): Buffer {
  const drawn = lines.map((line, place) => {
    const isHeading = line.startsWith('# ')
    const text = escaped(isHeading ? line.slice(2) : line)
    return `BT /F1 ${isHeading ? 16 : 11} Tf 64 ${720 - place * 24} Td (${text}) Tj ET`
  })
  const content = drawn.join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let file = '%PDF-1.7\n'
  const offsets = objects.map((object, place) => {
    const offset = file.length
    file += `${place + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const start = file.length
  const size = objects.length + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\n`
  return Buffer.from(`${file}startxref\n${start}\n%%EOF\n`, 'latin1')
}

/** The bytes of a file of the demo, and its type. */
export function demoFile({ name, lines }: DemoFile): { mimeType: string; bytes: Buffer } {
  if (name.endsWith('.pdf')) return { mimeType: 'application/pdf', bytes: pdfOf(lines) }
  const bytes = Buffer.from(`${lines.join('\n')}\n`)
  return { mimeType: name.endsWith('.csv') ? 'text/csv' : 'text/plain', bytes }
}
