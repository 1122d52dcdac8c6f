import { format, isDateFormat } from 'numfmt'
import type { OfficeArchive } from '../parts/office-archive.ts'
import { parseXml } from '../parts/parse-xml.ts'

/** Formats that a workbook doesn't write down, by their number (ECMA-376, 18.8.30). */
const builtIn: Record<number, string> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '$#,##0_);($#,##0)',
  6: '$#,##0_);[Red]($#,##0)',
  7: '$#,##0.00_);($#,##0.00)',
  8: '$#,##0.00_);[Red]($#,##0.00)',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'm/d/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'm/d/yyyy h:mm',
  37: '#,##0_);(#,##0)',
  38: '#,##0_);[Red](#,##0)',
  39: '#,##0.00_);(#,##0.00)',
  40: '#,##0.00_);[Red](#,##0.00)',
  41: '_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)',
  42: '_($* #,##0_);_($* (#,##0);_($* "-"_);_(@_)',
  43: '_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)',
  44: '_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
}

/** Shows numbers as Excel does: as amounts, dates, percentages. */
export class NumberFormats {
  readonly #own = new Map<number, string>()
  /** Of each cell style. */
  readonly #styles: number[] = []

  /** @param startsIn1904 of a workbook from a Mac of old */
  constructor(
    archive: OfficeArchive,
    private readonly startsIn1904: boolean,
  ) {
    let areCells = false
    parseXml(archive.read('xl/styles.xml') ?? '', {
      open: (name, { numFmtId = '0', formatCode = '' }) => {
        if (name === 'numFmt') this.#own.set(Number(numFmtId), formatCode)
        if (name === 'cellXfs') areCells = true
        if (name === 'xf' && areCells) this.#styles.push(Number(numFmtId))
      },
      close: name => {
        if (name === 'cellXfs') areCells = false
      },
    })
  }

  show(value: number, style: number): string {
    const id = this.#styles[style] ?? 0
    const code = this.#own.get(id) ?? builtIn[id] ?? 'General'
    // Serial numbers of dates begin four years later.
    const shown = this.startsIn1904 && isDateFormat(code) ? value + 1_462 : value
    try {
      return format(code, shown, { dateSpanLarge: true, throws: true }).trim()
    } catch {
      return String(value)
    }
  }
}
