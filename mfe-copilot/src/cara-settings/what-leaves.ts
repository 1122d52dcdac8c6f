import type { CaraSettingsFieldsFragment } from '../generated/documents'
import { recipientOf } from './provider-words'

/** What a model’s provider gets to see. */
export const whatModelsSee = (recipient: string): string =>
  `To answer a question, Cara sends ${recipient} the text of the documents, messages and records that she reads for it. Social Security, bank account and card numbers are masked first.`

/** What the model that works gets to see; null where rules work. */
export function whatLeavesToModel({ model, operatorModel }: CaraSettingsFieldsFragment): string | null {
  if (model) return whatModelsSee(recipientOf(model))
  return operatorModel && whatModelsSee(recipientOf({ ...operatorModel, url: null }))
}

/** What a search engine gets to see; null where the web isn’t searched. */
export const whatLeavesBySearch = (settings: CaraSettingsFieldsFragment): string | null =>
  settings.webSearchEngine && settings.isWebSearchAllowed
    ? `To search the web, Cara sends ${settings.webSearchEngine} what she searches for.`
    : null
