import { forUser } from '../call-context.ts'
import type { JobDefinition } from '../jobs/job.ts'
import { findExisting } from '../load-by-ids.ts'
import { findPage, type PageArguments } from '../paging.ts'
import type { SubgraphModule } from '../subgraph.ts'
import {
  cancelImport,
  createImport,
  delimitImport,
  type ImportVersion,
  mapImport,
  startImport,
  takeImportBack,
} from './change-import.ts'
import { checkImport } from './check-import.ts'
import { type DelimiterName, nameOfDelimiter } from './delimiters.ts'
import { defineImportModels, type ImportPart } from './import-models.ts'
import type { ListImportRecord } from './import-record.ts'
import type { AnyListImport, ListImport } from './list-import.ts'
import { beganBy, type RowArguments, rowsPage } from './present-import.ts'
import { runImport } from './run-import.ts'
import { undoImport } from './undo-import.ts'

/** What a subgraph takes up of an import: `modules` and `jobs` of its definition. */
export interface DefinedListImport {
  module: SubgraphModule
  jobs: JobDefinition[]
}

/**
 * Lists of other systems as CSV files: a file is uploaded, people say what its columns are, its rows are checked, created
 * in the background 25 in a transaction, and can be undone. The file, its portions, what was said of its columns, every
 * state and the jobs are the same for each area; what a row is, the area says. A process that dies leaves whole portions, no row
 * is taken twice, and work that stops permanently says so in `failure`.
 *
 * @example
 * const imports = defineListImport<AccountField, NewAccount, KeptOfAccount>({
 *   typename: 'AccountImport',
 *   jobs: 'account-import',
 *   fields: { NAME: ['name', 'client'], EMAIL: ['email'] },
 *   reader: form => async portion => portion.map(values => readRow(values, form)),
 *   …
 * })
 * export const accountsSubgraph = defineSubgraph({ name, modules: [imports.module], jobs: imports.jobs })
 */
export function defineListImport<Field extends string, Wanted, Kept extends object>(
  definition: ListImport<Field, Wanted, Kept>,
): DefinedListImport {
  // What follows works on any area's rows: it only hands the definition what the definition itself has made.
  const part = defineImportModels(definition as unknown as AnyListImport)
  return { module: moduleOf(part), jobs: [checkImport(part), runImport(part), undoImport(part)] }
}

interface Input {
  input: unknown
}

interface Delimited {
  delimiter: DelimiterName
}

function moduleOf(part: ImportPart): SubgraphModule {
  const { typeDefs, typename } = part.definition
  const one = typename.charAt(0).toLowerCase() + typename.slice(1)
  return {
    typeDefs,
    resolvers: {
      Query: {
        [`${one}s`]: forUser((_, page: PageArguments) =>
          findPage(part.Import, {}, { field: 'createdAt', direction: -1 }, page),
        ),
        [one]: forUser((_, { id }: { id: string }) => findExisting(part.Import, 'import', id)),
      },
      Mutation: {
        [`create${typename}`]: forUser((_, { input }: Input, context) => createImport(part, context, input)),
        [`delimit${typename}`]: forUser((_, { delimiter, ...at }: ImportVersion & Delimited) =>
          delimitImport(part, at, delimiter),
        ),
        [`map${typename}`]: forUser((_, { input, ...at }: ImportVersion & Input) => mapImport(part, at, input)),
        [`start${typename}`]: forUser((_, { input, ...at }: ImportVersion & Input) => startImport(part, at, input)),
        [`cancel${typename}`]: forUser((_, at: ImportVersion) => cancelImport(part, at)),
        [`undo${typename}`]: forUser((_, at: ImportVersion) => takeImportBack(part, at)),
      },
      [typename]: {
        id: (record: ListImportRecord) => String(record._id),
        createdBy: beganBy,
        delimiter: (record: ListImportRecord) => nameOfDelimiter(record.delimiter),
        rows: (record: ListImportRecord, asked: RowArguments) => rowsPage(part, record, asked),
      },
    },
  }
}
