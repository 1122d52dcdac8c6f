import type { ImportStep } from '@coverdesk/design-system/imports'
import { type ActionFunctionArgs, replace, runMutation, toast } from '@coverdesk/plugin-sdk'
import {
  CancelAccountImportDocument,
  CreateAccountImportDocument,
  DelimitAccountImportDocument,
  MapAccountImportDocument,
  type MapAccountImportInput,
  StartAccountImportDocument,
  UndoAccountImportDocument,
} from '../generated/documents'
import { importsPath } from './paths'

/** What the page of an import sends to its route. */
export type AccountImportStep = ImportStep<MapAccountImportInput, 'emailDuplicates' | 'nameDuplicates'>

/** Begins an import with an uploaded list, and opens it. */
export async function createImport({ request }: ActionFunctionArgs) {
  const result = await runMutation(CreateAccountImportDocument, { input: await request.json() })
  return result.ok ? replace(`${importsPath}/${result.data.createAccountImport?.id ?? ''}`) : result
}

/** Brings the import one step on. */
export async function changeImport({ request, params }: ActionFunctionArgs) {
  const step = (await request.json()) as AccountImportStep
  const record = { id: params['importId'] ?? '', version: step.version }
  switch (step.step) {
    case 'delimit':
      return runMutation(DelimitAccountImportDocument, { ...record, delimiter: step.delimiter })
    case 'map':
      return runMutation(MapAccountImportDocument, { ...record, input: step.input })
    case 'start':
      return runMutation(StartAccountImportDocument, { ...record, input: step.input })
    case 'cancel': {
      const result = await runMutation(CancelAccountImportDocument, record)
      if (result.ok) toast('Import canceled')
      return result
    }
    case 'undo':
      return runMutation(UndoAccountImportDocument, record)
  }
}
