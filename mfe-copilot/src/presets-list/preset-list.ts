import { defineList } from '@coverdesk/plugin-sdk'
import { CustomPresetsDocument } from '../generated/documents'
import { presetColumns } from './preset-columns'

/** The agency’s own presets, the last changed first: `?filter=renewal&sort=TITLE_ASC`. */
export const presetList = defineList({
  id: 'custom-presets',
  document: CustomPresetsDocument,
  pageOf: ({ customPresets }) => customPresets,
  order: 'UPDATED_AT_DESC',
  columns: presetColumns,
  filters: {},
  variables: ({ search, sort }) => ({ ...(search && { search }), ...(sort && { sort }) }),
})
