import {
  findPage,
  forUser,
  loadByIds,
  type PageArguments,
  type Sort,
  type SubgraphModule,
  searchFilter,
} from '@coverdesk/kit'
import { createStyle, deleteStyle, findStyle, restoreStyle, type StyleVersion, updateStyle } from './change-style.ts'
import typeDefs from './style.graphql'
import { Style, type StyleRecord } from './style.model.ts'

const orders = {
  TITLE_ASC: { field: 'sortTitle', direction: 1 },
  TITLE_DESC: { field: 'sortTitle', direction: -1 },
  UPDATED_AT_ASC: { field: 'updatedAt', direction: 1 },
  UPDATED_AT_DESC: { field: 'updatedAt', direction: -1 },
} satisfies Record<string, Sort>

type Wanted = PageArguments & { search?: string | null; sort?: keyof typeof orders | null }

/** The agency’s own document styles (specification 3 §3). */
export const styles: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      htmlDocumentTemplates: forUser((_, { first, after, search, sort }: Wanted) =>
        findPage<StyleRecord>(
          Style,
          { deletedAt: null, ...searchFilter('words', search) },
          orders[sort ?? 'UPDATED_AT_DESC'],
          { first, after },
        ),
      ),
      htmlDocumentTemplate: forUser((_, { id }: { id: string }) => findStyle(id)),
      htmlDocumentTemplatesByIds: forUser((_, { ids }: { ids: string[] }) => loadByIds<StyleRecord>(Style, ids)),
    },
    Mutation: {
      createHtmlDocumentTemplate: forUser((_, { input }: { input: unknown }, context) => createStyle(context, input)),
      updateHtmlDocumentTemplate: forUser((_, { input, ...at }: StyleVersion & { input: unknown }) =>
        updateStyle(at, input),
      ),
      deleteHtmlDocumentTemplate: forUser((_, at: StyleVersion) => deleteStyle(at)),
      restoreHtmlDocumentTemplate: forUser((_, { id }: { id: string }) => restoreStyle(id)),
    },
    HtmlDocumentTemplate: {
      id: ({ _id }: StyleRecord) => String(_id),
      createdBy: ({ createdBy }: StyleRecord) => ({ id: createdBy }),
      isDeleted: ({ deletedAt }: StyleRecord) => deletedAt !== null,
    },
  },
}
