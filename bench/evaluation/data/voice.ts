import { type FactField, isList } from '../facts/fact-field.ts'
import type { Line, Said, Statement, Unit } from '../facts/statement.ts'
import { type DateStyle, type MoneyStyle, writeDate, writeMoney } from './notation.ts'

/** Writes facts the way one document does. `line` is null for what is said of the whole document. */
export interface Voice {
  money(field: FactField, line: Line | null, cents: number, style?: MoneyStyle): Said
  date(field: FactField, line: Line | null, day: string, style?: DateStyle): Said
  text(field: FactField, line: Line | null, value: string): Said
  /** `written` says `value`: "Excluded" EXCLUDED, "X" YES. */
  word(field: FactField, line: Line | null, value: string, written: string): Said
  percent(field: FactField, line: Line | null, value: number, written?: string): Said
  count(field: FactField, line: Line | null, value: number, written?: string): Said
}

export function voice(moneyStyle: MoneyStyle, dateStyle: DateStyle): Voice {
  const said = (field: FactField, line: Line | null, value: Statement['value'], unit: Unit, text: string): Said => ({
    text,
    proves: [{ field, line, value, unit }],
  })
  return {
    money: (field, line, cents, style = moneyStyle) => said(field, line, cents, 'USD', writeMoney(cents, style)),
    date: (field, line, day, style = dateStyle) => said(field, line, day, 'DATE', writeDate(day, style)),
    text: (field, line, value) => said(field, line, value, 'TEXT', value),
    word: (field, line, value, written) => said(field, line, value, 'WORD', written),
    percent: (field, line, value, written = `${value}%`) => said(field, line, value, 'PERCENT', written),
    count: (field, line, value, written = String(value)) => said(field, line, value, 'COUNT', written),
  }
}

/** A text that questions ask about, under a name. */
export const marked = (mark: string, text: string, proves: Said['proves'] = []): Said => ({ text, proves, mark })

/** The same text proves all of these. */
export const both = (first: Said, ...others: Said[]): Said => ({
  ...first,
  proves: [first, ...others].flatMap(({ proves }) => proves),
})

/** An entry of a list; its value is what is written. */
export function entry(field: FactField, line: Line | null, text: string): Said {
  if (!isList(field)) throw new Error(`${field} is no list.`)
  return { text, proves: [{ field, line, value: text, unit: 'TEXT' }] }
}

/** An entry of a list that is a row of a table. */
export function rowEntry(field: FactField, line: Line | null, cells: readonly string[]): (string | Said)[] {
  const [first = '', ...others] = cells
  const quote = cells.join(' ')
  return [{ ...entry(field, line, quote), text: first, quote }, ...others]
}
