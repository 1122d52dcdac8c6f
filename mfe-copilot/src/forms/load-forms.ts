import { type LoaderFunctionArgs, startQuery } from '@coverdesk/plugin-sdk'
import {
  CaraFormDocument,
  CaraFormSourcesDocument,
  CaraFormsDocument,
  type CaraFormTemplate,
} from '../generated/documents'
import { lateMatchForm } from './late-match-form'

/** Begins to read the forms of the agency. */
export const loadForms = () => startQuery(CaraFormsDocument, {})

/** Begins to read one form and what its fields can be filled with, and to fetch what they are matched with. */
export async function loadForm({ params }: LoaderFunctionArgs) {
  void lateMatchForm.load()
  const template = (params['template'] ?? '') as CaraFormTemplate
  await Promise.all([startQuery(CaraFormDocument, { template }), startQuery(CaraFormSourcesDocument, {})])
  return null
}
