import type { ImportWords } from '@coverdesk/design-system/imports'
import { importFields } from './import-fields'

export const importWords: ImportWords = {
  one: 'policy',
  many: 'policies',
  check: 'We read each row and compare it with your policies.',
  create: 'Policies and new carriers are created.',
  undo: 'Policies created by this import are removed. New carriers are kept.',
  fields: importFields,
}
