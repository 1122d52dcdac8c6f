import { type ExpectedFact, expectedFacts } from '../facts/expected-facts.ts'
import type { FactField } from '../facts/fact-field.ts'
import type { Line, Proof } from '../facts/statement.ts'
import { scanPages, scanPicture } from '../files/scan.ts'
import { type DocumentKind, usualFields } from './document-kind.ts'
import type { AbsentField, EvaluationDocument, Question } from './evaluation-document.ts'
import { limitFields } from './limit-fields.ts'
import type { AskedQuestion, Recipe, ScanLook } from './recipe.ts'

const mimeTypes = {
  pdf: 'application/pdf',
  png: 'image/png',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  eml: 'message/rfc822',
}

/** Writes a document, and lists what it says and what it doesn't. */
export async function makeDocument(recipe: Recipe, seen: boolean): Promise<EvaluationDocument> {
  const { name, layout, kind, title, scan } = recipe
  const written = await recipe.write()
  const type = scan?.asPicture ? 'png' : (written.type ?? 'pdf')
  const facts = expectedFacts(written.proofs)
  return {
    ...{ name, layout, kind, seen, facts, isScan: scan !== undefined },
    fileName: `${title}.${type}`,
    mimeType: mimeTypes[type],
    bytes: scan ? await scanned(written.bytes, scan, name) : written.bytes,
    absent: absentFields(kind, facts),
    questions: written.questions.map(question => ({ text: question.text, pages: pagesOf(question, written.proofs) })),
  }
}

const scanned = (pdf: Uint8Array, look: ScanLook, seed: string) =>
  look.asPicture ? scanPicture(pdf, look, seed) : scanPages(pdf, look, seed)

function absentFields(kind: DocumentKind, facts: readonly ExpectedFact[]): AbsentField[] {
  const said = (field: FactField) => facts.some(fact => fact.field === field)
  const lines = new Set(facts.flatMap(({ line }) => (line ? [line] : [])))
  const ofLines = limitFields.filter(({ field, line }) => (lines.has(line) || line === 'CYBER') && !said(field))
  return [
    ...usualFields(kind)
      .usual.filter(field => !said(field))
      .map(field => ({ field, line: null })),
    ...ofLines,
  ]
}

function pagesOf({ text, about }: AskedQuestion, proofs: readonly Proof[]): Question['pages'] {
  if (!about) return []
  const pages = proofs.filter(({ said }) => isAbout(about, said)).map(({ page }) => page)
  if (pages.length === 0) throw new Error(`"${text}" is about something that the document doesn’t say.`)
  return [...new Set(pages)]
}

const isAbout = (about: NonNullable<AskedQuestion['about']>, said: Proof['said']) =>
  'mark' in about
    ? said.mark === about.mark
    : said.proves.some(({ field, line }) => field === about.field && isOfLine(line, about.line))

const isOfLine = (line: Line | null, wanted: Line | null | undefined) => wanted === undefined || line === wanted
