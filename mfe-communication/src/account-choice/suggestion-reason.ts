import type { SuggestedAccountFragment } from '../generated/documents'

/** Why an account may be the one. */
export const suggestionReason: Readonly<Record<SuggestedAccountFragment['reason'], string>> = {
  EMAIL: 'Same email address',
  NAME: 'Named in the text',
  PHONE: 'Same phone number',
  POLICY_NUMBER: 'Policy number in the text',
}
