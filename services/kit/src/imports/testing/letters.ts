import { Schema, type Types } from 'mongoose'
import { defineTenantModel } from '../../models.ts'
import { defineSubgraph } from '../../subgraph.ts'
import { type ListImportAnswer, listImports } from '../../testing/list-imports.ts'
import { cellsOf } from '../columns.ts'
import { defineListImport } from '../define-list-import.ts'
import type { ImportRow } from '../import-record.ts'

/** What the lists of these tests bring in. */
interface Letter {
  name: string
  stamp: string | null
  version: number
}
export const Letter = defineTenantModel(
  'importedLetters',
  new Schema<Letter>({ name: String, stamp: String, version: { type: Number, default: 1 } }),
)

type Field = 'NAME' | 'KIND' | 'STAMP'
type ReadLetter = Omit<Letter, 'version'>

/** Portions that were read, and names that no one may have any more. */
export const seen = { portions: [] as number[], refused: new Set<string>() }

const existingBy = (field: 'name' | 'stamp') => async (letters: readonly ReadLetter[]) => {
  const found = await Letter.find({ [field]: { $in: letters.map(letter => letter[field]) } }).lean()
  return new Map(found.map(letter => [letter[field] ?? undefined, letter._id]))
}

const letters = defineListImport<Field, ReadLetter, { letterId: Types.ObjectId }>({
  typename: 'LetterImport',
  typeDefs: /* GraphQL */ `
    type Query {
      letterImports(first: Int, after: String): LetterImportPage
      letterImport(id: ID!): LetterImport
    }
    type Mutation {
      createLetterImport(input: CreateLetterImportInput!): LetterImport
      delimitLetterImport(id: ID!, version: Int!, delimiter: LetterImportDelimiter!): LetterImport
      mapLetterImport(id: ID!, version: Int!, input: MapLetterImportInput!): LetterImport
      startLetterImport(id: ID!, version: Int!, input: StartLetterImportInput!): LetterImport
      cancelLetterImport(id: ID!, version: Int!): LetterImport
      undoLetterImport(id: ID!, version: Int!): LetterImport
    }
    enum LetterImportDelimiter { COMMA SEMICOLON TAB VERTICAL_BAR }
    enum LetterImportOutcome { READY INVALID DUPLICATE CREATED SKIPPED KEPT REMOVED }
    type LetterImport {
      id: ID!
      version: Int!
      state: String!
      createdBy: Writer
      delimiter: LetterImportDelimiter!
      columns: [LetterImportColumn!]!
      mapping: [LetterImportMapping!]!
      letterKind: String
      isRemembered: Boolean!
      counts: LetterImportCounts!
      failure: String
      rows(outcome: LetterImportOutcome, first: Int, after: String): LetterImportRowPage
    }
    type Writer { id: ID! }
    type LetterImportColumn { heading: String! examples: [String!]! }
    type LetterImportMapping { field: String! column: Int! }
    type LetterImportCounts {
      rows: Int! ready: Int! invalid: Int! nameDuplicates: Int! stampDuplicates: Int!
      done: Int! created: Int! skipped: Int! removed: Int! kept: Int! letters: Int!
    }
    type LetterImportRow {
      number: Int!
      outcome: LetterImportOutcome!
      title: String
      values: [String!]!
      errors: [LetterImportError!]!
      duplicate: LetterImportDuplicate
      letterId: ID
      keptBecause: String
    }
    type LetterImportError { field: String message: String! }
    type LetterImportDuplicate { by: String! letterId: ID row: Int }
    type LetterImportPage { items: [LetterImport!]! total: Int! }
    type LetterImportRowPage { items: [LetterImportRow!]! endCursor: String }
    input CreateLetterImportInput { fileId: String }
    input MapLetterImportInput { mapping: [LetterImportMappingInput!] letterKind: String }
    input LetterImportMappingInput { field: String! column: Int! }
    input StartLetterImportInput { nameDuplicates: String stampDuplicates: String }
  `,
  collections: { imports: 'letterImports', portions: 'letterImportPortions', mappings: 'letterImportMappings' },
  jobs: 'letter-import',
  records: 'letters',
  recordId: 'letterId',
  fields: { NAME: ['name', 'to whom'], KIND: ['kind'], STAMP: ['stamp'] },
  required: [{ oneOf: ['NAME', 'STAMP'], message: 'Choose the column with the name.' }],
  ofAllRows: {
    name: 'letterKind',
    field: 'KIND',
    values: ['POST', 'MAIL'],
    message: 'Choose the column with the kind.',
  },
  duplicates: {
    NAME: { name: 'nameDuplicates', keyOf: ({ name }) => name, existing: existingBy('name') },
    STAMP: { name: 'stampDuplicates', keyOf: ({ stamp }) => stamp ?? undefined, existing: existingBy('stamp') },
  },
  reader: form => async portion => {
    seen.portions.push(portion.length)
    return portion.map(values => {
      const cell = cellsOf(values, form)
      const name = cell('NAME')
      if (name && !seen.refused.has(name)) return { wanted: { name, stamp: cell('STAMP') || null }, errors: [] }
      return { errors: [{ field: 'NAME', message: name ? 'This person has moved.' : 'Enter a name.' }] }
    })
  },
  async create(wanted) {
    const created = await Letter.insertMany([...wanted])
    return created.map(({ _id }) => ({ letterId: _id }))
  },
  async remove(created) {
    const answered = await Letter.find({ _id: { $in: created.flatMap(({ letterId }) => letterId ?? []) }, version: 2 })
    const isAnswered = (row: (typeof created)[number]) => answered.some(({ _id }) => _id.equals(row.letterId ?? ''))
    const removable = created.filter(row => !isAnswered(row))
    await Letter.deleteMany({ _id: { $in: removable.flatMap(({ letterId }) => letterId ?? []) } })
    return new Map<ImportRow, string>(created.filter(isAnswered).map(row => [row, 'It was answered.']))
  },
  present: ({ values }, form) => ({ title: `${form.ofAllRows ?? ''} ${cellsOf(values, form)('NAME')}`.trim() }),
  totals: {
    names: ['letters'],
    async of(rows) {
      let count = 0
      for await (const { outcome, values } of rows) if (outcome === 'READY') count += values.join('').length
      return { letters: count }
    },
  },
})

/** The subgraph whose lists these are. */
export const letterSubgraph = defineSubgraph({ name: 'letters', modules: [letters.module], jobs: letters.jobs })

interface Row {
  number: number
  outcome: string
  title: string
  errors: { field: string; message: string }[]
  duplicate: { by: string; letterId: string | null; row: number | null } | null
  letterId: string | null
  keptBecause: string | null
}
export interface LetterImport extends ListImportAnswer {
  letterKind: string | null
}

/** @param ask sends an operation, and fails when that does */
export const letterImports = (ask: <Data>(query: string, variables?: object) => Promise<Data>) =>
  listImports<LetterImport, Row>('LetterImport', ask, {
    fields: 'letterKind',
    counts: 'nameDuplicates stampDuplicates letters',
    row: 'number outcome title letterId keptBecause errors { field message } duplicate { by letterId row }',
  })
