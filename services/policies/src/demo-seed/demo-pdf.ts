/** What the standard fonts of PDF can write; the rest loses its accents. */
const writable = (text: string) =>
  [...text]
    .map(letter => (/[\u0020-\u007e\u00a0-\u00ff]/.test(letter) ? letter : plain(letter)))
    .join('')
    .replace(/[\\()]/g, '\\$&')

const plain = (letter: string) =>
  letter
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘]/g, "'")
    .replace(/[^\u0020-\u007e]/g, '?')

/** One page of text: a heading, and lines under it. Small, and a real PDF. */
export function pageOfText(heading: string, lines: readonly string[]): Buffer {
  const text = [
    `BT /F2 16 Tf 64 720 Td (${writable(heading.slice(0, 60))}) Tj ET`,
    ...lines.map((line, index) => `BT /F1 11 Tf 64 ${684 - index * 20} Td (${writable(line.slice(0, 88))}) Tj ET`),
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(text, 'latin1')} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
  ]
  let body = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = Buffer.byteLength(body, 'latin1')
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const start = Buffer.byteLength(body, 'latin1')
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  return Buffer.from(
    `${body}${table}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    'latin1',
  )
}
