import { docx, xlsx } from '@coverdesk/kit/testing'
import { describe, expect, it } from 'vitest'
import { blocksOf, cellsOf, readAll } from '../testing/read-all.ts'

const paragraph = (text: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`
const item = (text: string, level = 0) =>
  paragraph(text, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr>`)
const row = (...cells: string[]) => `<w:tr>${cells.map(text => `<w:tc>${paragraph(text)}</w:tc>`).join('')}</w:tr>`
const styles = '<w:styles><w:style w:styleId="H2"><w:name w:val="heading 2"/></w:style></w:styles>'
const numbering = `<w:numbering><w:abstractNum w:abstractNumId="0">
  <w:lvl w:ilvl="0"><w:start w:val="3"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl>
  <w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="%1(%2)"/></w:lvl>
</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`

describe('reading a Word file', () => {
  const read = async (body: string, parts = {}) => {
    const [page] = await readAll(
      docx(body, { 'word/styles.xml': styles, 'word/numbering.xml': numbering, ...parts }),
      'a.docx',
    )
    if (!page) throw new Error('There is no page.')
    return page
  }

  it('keeps headings, numbers of lists, and tables', async () => {
    const table = `<w:tbl>${row('Coverage', 'Limit')}${row('Umbrella', '$5,000,000')}${row('Cyber', '')}</w:tbl>`
    const page = await read(
      `${paragraph('Insurance', '<w:pStyle w:val="H2"/>')}${item('Maintain')}${item('liability', 1)}${item('auto', 1)}${item('Notify')}${table}`,
    )
    expect(blocksOf(page)).toEqual([
      'HEADING Insurance',
      'LIST_ITEM 3. Maintain',
      'LIST_ITEM 3(a) liability',
      'LIST_ITEM 3(b) auto',
      'LIST_ITEM 4. Notify',
      'TABLE_ROW Coverage\tLimit',
      'TABLE_ROW Umbrella\t$5,000,000',
      'TABLE_ROW Cyber\t',
    ])
    expect(page).toMatchObject({ method: 'OFFICE', size: null, label: null })
    expect(cellsOf(page, page.blocks.at(-1))).toEqual(['Cyber', ''])
  })

  it('shows what is left when all changes are accepted, and no field codes', async () => {
    const changed =
      '<w:p><w:r><w:t xml:space="preserve">The limit is </w:t></w:r><w:del><w:r><w:delText>$1</w:delText></w:r></w:del><w:ins><w:r><w:t>$2</w:t></w:r></w:ins><w:r><w:instrText>DDEAUTO c:\\evil</w:instrText></w:r></w:p>'
    expect((await read(changed)).text).toBe('The limit is $2')
  })

  it('divides a document where Word did', async () => {
    const body = `${paragraph('One')}<w:p><w:r><w:lastRenderedPageBreak/><w:t>Two</w:t></w:r></w:p>`
    expect((await readAll(docx(body), 'a.docx')).map(({ text, label }) => [text, label])).toEqual([
      ['One', null],
      ['Two', null],
    ])
  })

  it('reads headers, footers and notes', async () => {
    const part = (text: string) => `<w:hdr>${paragraph(text)}</w:hdr>`
    const page = await read(paragraph('Body'), {
      'word/header1.xml': part('Lease'),
      'word/header2.xml': part('Lease'),
      'word/footer1.xml': part('Draft 3'),
      'word/footnotes.xml': part('See exhibit B'),
    })
    expect(blocksOf(page)).toEqual(['HEADER Lease', 'PARAGRAPH Body', 'PARAGRAPH See exhibit B', 'FOOTER Draft 3'])
  })

  it('lets no entity of a document grow', async () => {
    const entities = '<!DOCTYPE w [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>'
    const bomb = docx('', {
      'word/document.xml': `${entities}<w:document><w:body>${paragraph('&b;')}</w:body></w:document>`,
    })
    expect((await readAll(bomb, 'a.docx'))[0]?.text).toBe('&b;')
  })
})

describe('reading an Excel file', () => {
  const formats =
    '<numFmts><numFmt numFmtId="164" formatCode="&quot;$&quot;#,##0"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="9"/></cellXfs>'

  it('shows numbers, dates and results as Excel does, a page for each sheet', async () => {
    const text = (ref: string, value: string) => `<c r="${ref}" t="inlineStr"><is><t>${value}</t></is></c>`
    const pages = await readAll(
      xlsx(
        {
          Locations: `<row r="2">${text('B2', 'Address')}${text('C2', 'Built')}${text('E2', 'Value')}</row>
            <row r="3">${text('B3', '12 Dock St')}<c r="C3" s="1"><v>46477</v></c><c r="E3" s="2"><f>E1+1</f><v>1250000</v></c></row>`,
          Rates:
            '<row r="1"><c r="A1" s="3"><v>0.025</v></c><c r="B1" t="s"><v>0</v></c><c r="C1" t="b"><v>1</v></c></row>',
          Empty: '',
        },
        formats,
        { 'xl/sharedStrings.xml': '<sst><si><r><t>Flood </t></r><r><t>zone</t></r></si></sst>' },
      ),
      'a.xlsx',
    )
    expect(pages.map(({ label, text: shown }) => [label, shown])).toEqual([
      ['Sheet Locations', 'Address\tBuilt\t\tValue\n\n12 Dock St\t3/31/2027\t\t$1,250,000'],
      ['Sheet Rates', '3%\tFlood zone\tTRUE'],
    ])
    expect(pages[0] && cellsOf(pages[0], pages[0].blocks[1])).toEqual(['12 Dock St', '3/31/2027', '', '$1,250,000'])
  })

  it('divides a long sheet between its rows', async () => {
    const cell = (at: number) => `<c r="A${at}" t="str"><v>Claim number ${10_000 + at}</v></c>`
    const rows = Array.from({ length: 3_000 }, (_, at) => `<row r="${at + 1}">${cell(at + 1)}</row>`)
    const pages = await readAll(xlsx({ Losses: rows.join('') }), 'a.xlsx')
    expect(pages.map(({ label }) => label)).toEqual([
      expect.stringMatching(/^Sheet Losses, rows 1 to \d+$/),
      expect.stringMatching(/^Sheet Losses, rows \d+ to 3000$/),
    ])
  })
})

it.each([
  ['has a password', 'EncryptedPackage', /without the password/],
  ['is of an old version', 'WordDocument', /old format/],
])('says of an Office file that it %s', async (_, stream, sentence) => {
  const file = Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    Buffer.from(stream, 'utf16le'),
  ])
  await expect(readAll(file, 'a.docx')).rejects.toMatchObject({
    kind: 'UNSUPPORTED',
    message: expect.stringMatching(sentence),
  })
})

it('says of a broken archive that it is damaged', async () => {
  await expect(readAll(docx().subarray(0, 200), 'a.docx')).rejects.toMatchObject({ kind: 'DAMAGED' })
})
