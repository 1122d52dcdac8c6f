import type { ImportWords } from '@coverdesk/design-system/imports'
import { importFields } from './import-fields'

export const importWords: ImportWords = {
  one: 'account',
  check: 'We read each row and compare it with your clients.',
  create: 'Accounts and contacts are created.',
  undo: 'Accounts created by this import are removed with their contacts.',
  fields: importFields,
}
