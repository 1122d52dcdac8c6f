/** A page with a title and nothing else. PDF.js finds the objects without a table of them. */
const document = `%PDF-1.7
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [3 0 R] /Count 1 >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>
endobj
4 0 obj
<< /Length 55 >>
stream
BT /F1 18 Tf 72 700 Td (Certificate of insurance) Tj ET
endstream
endobj
5 0 obj
<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>
endobj
trailer
<< /Size 6 /Root 1 0 R >>
%%EOF
`

/** An address of a certificate's document: stories have no server that could answer one. */
export const certificatePdf = (): string => URL.createObjectURL(new Blob([document], { type: 'application/pdf' }))
