import { crc32, deflateRawSync } from 'node:zlib'

/** What an archive says of a file in it, where that isn't the truth. */
interface Lies {
  /** Unpacked, in bytes: of files that have more. */
  size?: number
  flags?: number
}

/** An archive of these files, byte by byte, so that it can lie. */
export function zip(files: Record<string, string | Buffer>, lies: Lies = {}): Buffer {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes, { level: 1 })
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(lies.flags ?? 0, 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(Math.min(bytes.length, lies.size ?? bytes.length), 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed])
    centrals.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), common, rest, Buffer.from(name)]))
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(centrals)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(centrals.length, 4)
  end.writeUInt16LE(centrals.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06'), end])
}

const openXml = 'application/vnd.openxmlformats-officedocument'
const typesOf = (part: string, type: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="${type}"/></Types>`
const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

/**
 * A Word file.
 * @param body of its document, such as `<w:p><w:r><w:t>Hello</w:t></w:r></w:p>`
 */
export const docx = (
  body = '<w:p><w:r><w:t>Endorsement</w:t></w:r></w:p>',
  parts: Record<string, string | Buffer> = {},
  lies?: Lies,
): Buffer =>
  zip(
    {
      '[Content_Types].xml': typesOf('word/document.xml', `${openXml}.wordprocessingml.document.main+xml`),
      'word/document.xml': `<?xml version="1.0"?><w:document ${word}><w:body>${body}</w:body></w:document>`,
      ...parts,
    },
    lies,
  )

/**
 * An Excel file.
 * @param sheets the rows of each by its name, such as `<row r="1"><c r="A1"><v>42</v></c></row>`
 * @param styles such as `<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>`
 */
export function xlsx(
  sheets: Record<string, string> = { Locations: '<row r="1"><c r="A1"><v>42</v></c></row>' },
  styles = '',
  parts: Record<string, string | Buffer> = {},
): Buffer {
  const names = Object.keys(sheets)
  const list = names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
  const relations = names.map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`)
  const rows = Object.values(sheets).map((content, at) => [
    `xl/worksheets/sheet${at + 1}.xml`,
    `<worksheet><sheetData>${content}</sheetData></worksheet>`,
  ])
  return zip({
    '[Content_Types].xml': typesOf('xl/workbook.xml', `${openXml}.spreadsheetml.sheet.main+xml`),
    'xl/workbook.xml': `<workbook><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
    ...Object.fromEntries(rows),
    ...parts,
  })
}
