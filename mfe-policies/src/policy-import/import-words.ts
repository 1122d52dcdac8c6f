import type { ImportWords } from '@coverdesk/design-system/imports'
import { importFields } from './import-fields'

export const importWords: ImportWords = {
  one: 'policy',
  many: 'policies',
  check: 'Each row is read, and compared with your policies.',
  create: 'Policies are created, and carriers that are new.',
  undo: 'The policies that it created are removed. Carriers that it added stay.',
  fields: importFields,
}
