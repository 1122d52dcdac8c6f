import type { ImportStep } from '@coverdesk/design-system/imports'
import { type ActionFunctionArgs, replace, runMutation, toast } from '@coverdesk/plugin-sdk'
import {
  CancelPolicyImportDocument,
  CreatePolicyImportDocument,
  DelimitPolicyImportDocument,
  MapPolicyImportDocument,
  type MapPolicyImportInput,
  StartPolicyImportDocument,
  UndoPolicyImportDocument,
} from '../generated/documents'
import { importsPath } from './paths'

/** What the page of an import sends to its route. */
export type PolicyImportStep = ImportStep<MapPolicyImportInput, 'numberDuplicates' | 'termDuplicates'>

/** Begins an import with an uploaded list, and opens it. */
export async function createImport({ request }: ActionFunctionArgs) {
  const result = await runMutation(CreatePolicyImportDocument, { input: await request.json() })
  return result.ok ? replace(`${importsPath}/${result.data.createPolicyImport?.id ?? ''}`) : result
}

/** Brings the import one step on. */
export async function changeImport({ request, params }: ActionFunctionArgs) {
  const step = (await request.json()) as PolicyImportStep
  const record = { id: params['importId'] ?? '', version: step.version }
  switch (step.step) {
    case 'delimit':
      return runMutation(DelimitPolicyImportDocument, { ...record, delimiter: step.delimiter })
    case 'map':
      return runMutation(MapPolicyImportDocument, { ...record, input: step.input })
    case 'start':
      return runMutation(StartPolicyImportDocument, { ...record, input: step.input })
    case 'cancel': {
      const result = await runMutation(CancelPolicyImportDocument, record)
      if (result.ok) toast('Import canceled')
      return result
    }
    case 'undo':
      return runMutation(UndoPolicyImportDocument, record)
  }
}
