import type { ImportWords } from '@coverdesk/design-system/imports'
import { importFields } from './import-fields'

export const importWords: ImportWords = {
  one: 'account',
  check: 'Each row is read, and compared with your clients.',
  create: 'Accounts and contacts are created.',
  undo: 'The accounts that it created are removed with their contacts.',
  fields: importFields,
}
