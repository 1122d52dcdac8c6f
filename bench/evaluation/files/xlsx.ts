import { escapeXml } from './escape-xml.ts'
import { zipFiles } from './zip-files.ts'

export interface Sheet {
  name: string
  /** Numbers are amounts in dollars, shown as $#,##0. */
  rows: readonly (readonly (string | number)[])[]
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const cellOf = (value: string | number, place: string) =>
  typeof value === 'number'
    ? `<c r="${place}" s="1"><v>${value}</v></c>`
    : `<c r="${place}" t="inlineStr"><is><t>${escapeXml(value)}</t></is></c>`

const sheetOf = ({ rows }: Sheet) =>
  `<worksheet xmlns="${main}"><sheetData>${rows
    .map(
      (row, at) =>
        `<row r="${at + 1}">${row.map((value, column) => cellOf(value, `${String.fromCharCode(65 + column)}${at + 1}`)).join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`

const styles = `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="&quot;$&quot;#,##0"/></numFmts><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`

/** A workbook of some sheets. */
export function makeXlsx(sheets: readonly Sheet[]): Uint8Array {
  const numbered = sheets.map((sheet, at) => ({ ...sheet, number: at + 1 }))
  const parts = numbered.map(
    ({ number }) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${excel}.worksheet+xml"/>`,
  )
  const links = numbered.map(
    ({ number }) => `<Relationship Id="r${number}" Type="${office}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
  )
  return zipFiles({
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${excel}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${excel}.styles+xml"/>${parts.join('')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}">${links.join('')}<Relationship Id="styles" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${numbered.map(({ name, number }) => `<sheet name="${escapeXml(name)}" sheetId="${number}" r:id="r${number}"/>`).join('')}</sheets></workbook>`,
    'xl/styles.xml': styles,
    ...Object.fromEntries(numbered.map(sheet => [`xl/worksheets/sheet${sheet.number}.xml`, sheetOf(sheet)])),
  })
}
