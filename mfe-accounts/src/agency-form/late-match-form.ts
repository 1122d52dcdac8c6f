import { LateComponent } from '@coverdesk/plugin-sdk'
import { loadAgencyForm } from './use-agency-form'

/** It is made of the code of forms, which comes with the page: the words of the page don’t wait for it. */
export const lateMatchForm = new LateComponent(async () => (await import('./MatchForm')).MatchForm)

/** Begins to read the agency's form and to fetch what its fields are matched with. */
export function loadMatchFields() {
  void lateMatchForm.load()
  return loadAgencyForm()
}
