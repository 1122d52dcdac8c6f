import type { AgencyFormFieldFragment } from '../generated/documents'

const [width, height] = [612, 792]

/** A form whose fields are drawn as empty boxes where they are said to be. PDF.js finds the objects without a table of them. */
const documentOf = (fields: readonly AgencyFormFieldFragment[]): string => {
  const pages = [...new Set(fields.map(({ page }) => page))]
  const drawn = pages.map((page, at) => {
    const boxes = fields
      .filter(field => field.page === page)
      .map(({ x, y, width: w, height: h }) =>
        [x * width, height - (y + h) * height, w * width, h * height].map(part => part.toFixed(1)).join(' '),
      )
    const content = `BT /F1 14 Tf 60 760 Td (A form of the agency, page ${page}) Tj ET 0.6 G ${boxes.map(box => `${box} re S`).join(' ')}`
    return `${10 + at * 2} 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${11 + at * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>
endobj
${11 + at * 2} 0 obj
<< /Length ${content.length} >>
stream
${content}
endstream
endobj
`
  })
  return `%PDF-1.7
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [${pages.map((_, at) => `${10 + at * 2} 0 R`).join(' ')}] /Count ${pages.length} >>
endobj
3 0 obj
<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>
endobj
${drawn.join('')}trailer
<< /Size 40 /Root 1 0 R >>
%%EOF
`
}

/** An address of the form's document: stories have no server that could answer one. */
export const formPdf = (fields: readonly AgencyFormFieldFragment[]): string =>
  URL.createObjectURL(new Blob([documentOf(fields)], { type: 'application/pdf' }))
