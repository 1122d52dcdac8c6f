import type { FieldName } from '@coverdesk/coverage'
import type { Claim } from '../claim.ts'
import type { Row } from '../layout/row.ts'

const confidence = 0.88

/** Forms of ISO, NCCI and insurers: CG 20 10 04 13, WC 00 03 13, XYZ-1234 (01/20). */
export const formNumber =
  /^(?:[A-Z]{2,5}[\s-]?\d{2,4}(?:[\s-]\d{2,4}){0,3}|[A-Z]{1,6}-[A-Z0-9]{2,8}(?:-[A-Z0-9]+)*)(?:\s*\(?\d{2}[/-]\d{2,4}\)?)?(?=$|[\s:,–—-])/

/** Has the street and number of a place. */
export const address =
  /\d+\s+\S.*(?:\b[A-Z]{2}\s+\d{5}|\b(?:street|st|avenue|ave|road|rd|drive|dr|boulevard|blvd|lane|ln|way|court|ct|place|pl|highway|hwy|parkway|pkwy|wharf|pier|plaza|circle|square|terrace|row|quay)\b)/i

/** An entry of a list, with the stretch of its page that proves it. */
export const entry = (field: FieldName, value: string, { page }: Row, start: number, end: number): Claim => ({
  ...{ field, line: null, value, unit: 'TEXT', confidence },
  ...{ page: page.number, quote: page.text.slice(start, end), at: start },
})

/** A row of a table that is an entry as a whole. */
export const wholeRow = (field: FieldName, row: Row): Claim =>
  entry(field, row.cells.map(({ text }) => text).join(' '), row, row.start, row.end)
