import type { StyleRecord } from './style.model.ts'

/** As a query answers it, for a client that merges its change with this one. */
export const presentStyle = (style: StyleRecord) => {
  const { _id, version, title, description, baseStyleId, prefixFiles, suffixFiles, createdAt, updatedAt } = style
  return {
    __typename: 'HtmlDocumentTemplate',
    id: String(_id),
    ...{ version, title, description, baseStyleId, prefixFiles, suffixFiles, createdAt, updatedAt },
  }
}
