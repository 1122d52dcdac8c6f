import { defineList } from '@coverdesk/plugin-sdk'
import { HtmlDocumentTemplatesDocument } from '../generated/documents'
import { styleColumns } from './style-columns'

/** The agency’s own document styles, the last changed first: `?filter=proposal&sort=TITLE_ASC`. */
export const styleList = defineList({
  id: 'html-document-templates',
  document: HtmlDocumentTemplatesDocument,
  pageOf: ({ htmlDocumentTemplates }) => htmlDocumentTemplates,
  order: 'UPDATED_AT_DESC',
  columns: styleColumns,
  filters: {},
  variables: ({ search, sort }) => ({ ...(search && { search }), ...(sort && { sort }) }),
})
