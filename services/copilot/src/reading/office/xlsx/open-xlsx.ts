import { draftedDocument } from '../../opening/drafted-document.ts'
import type { OpenedDocument } from '../../opening/opened-document.ts'
import { sheetPages } from '../../opening/sheet-pages.ts'
import type { OfficeArchive } from '../parts/office-archive.ts'
import { parseXml } from '../parts/parse-xml.ts'
import { NumberFormats } from './number-formats.ts'
import { readSheet } from './read-sheet.ts'

interface Workbook {
  startsIn1904: boolean
  /** By the id that the workbook's relations tell the file of. */
  sheets: { name: string; relation: string; isHidden: boolean }[]
}

/** An Excel workbook: each sheet that has anything on it is a page. */
export async function openXlsx(archive: OfficeArchive): Promise<OpenedDocument> {
  const { startsIn1904, sheets } = readWorkbook(archive.read('xl/workbook.xml') ?? '')
  const files = readRelations(archive.read('xl/_rels/workbook.xml.rels') ?? '')
  const strings = readStrings(archive.read('xl/sharedStrings.xml') ?? '')
  const formats = new NumberFormats(archive, startsIn1904)
  const pages = sheets.flatMap(({ name, relation, isHidden }) => {
    const xml = archive.read(files.get(relation) ?? '')
    return xml ? sheetPages(isHidden ? `${name} (hidden)` : name, readSheet(xml, strings, formats)) : []
  })
  return draftedDocument(pages, 'OFFICE')
}

function readWorkbook(xml: string): Workbook {
  const workbook: Workbook = { startsIn1904: false, sheets: [] }
  parseXml(xml, {
    open(tag, { date1904 = '', name = '', id = '', state = 'visible' }) {
      if (tag === 'workbookPr') workbook.startsIn1904 = date1904 === '1' || date1904 === 'true'
      if (tag === 'sheet') workbook.sheets.push({ name, relation: id, isHidden: state !== 'visible' })
    },
  })
  return workbook
}

/** @returns the file of each relation */
function readRelations(xml: string): Map<string, string> {
  const files = new Map<string, string>()
  parseXml(xml, {
    open(name, { Id = '', Target = '', TargetMode = '' }) {
      if (name === 'Relationship' && TargetMode !== 'External') {
        files.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`)
      }
    },
  })
  return files
}

/** Texts that several cells share, without what only tells how they are pronounced. */
function readStrings(xml: string): string[] {
  const strings: string[] = []
  let [isText, isPronounced] = [false, false]
  parseXml(xml, {
    open(name) {
      if (name === 'si') strings.push('')
      if (name === 'rPh') isPronounced = true
      isText = name === 't' && !isPronounced
    },
    text(text) {
      if (isText) strings[strings.length - 1] += text
    },
    close(name) {
      if (name === 't') isText = false
      if (name === 'rPh') isPronounced = false
    },
  })
  return strings
}
