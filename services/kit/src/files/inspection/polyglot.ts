/** As far as browsers look for HTML, and further, in bytes. */
const htmlWindow = 4_096
/** The end record of a ZIP archive lies in here: 22 bytes and a comment of at most 65,535. */
const zipWindow = 65_557

const html = /<(?:!doctype\s+html|html|head|body|script|iframe|svg|object|embed)[\s>/]/i

/**
 * A file that is also of another format: a page at its beginning, or an archive (ZIP, JAR) that is read from its end.
 * @param mayHold what is no other format in this one
 */
export function checkPolyglot(bytes: Buffer, mayHold?: 'ARCHIVE' | 'WEB_PAGE'): string | null {
  if (mayHold !== 'WEB_PAGE' && html.test(bytes.toString('latin1', 0, htmlWindow)))
    return 'is also a web page. Save it again and upload that.'
  if (mayHold === 'ARCHIVE') return null
  const tail = bytes.subarray(-zipWindow)
  // The signature of the end record, and two disk numbers that are always 0.
  if (tail.includes('PK\x05\x06\x00\x00\x00\x00', 0, 'latin1')) {
    return 'is also an archive. Save it again and upload that.'
  }
  return null
}
