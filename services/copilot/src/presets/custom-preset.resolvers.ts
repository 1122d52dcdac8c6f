import {
  findPage,
  forUser,
  loadByIds,
  type PageArguments,
  type Sort,
  type SubgraphModule,
  searchFilter,
} from '@coverdesk/kit'
import {
  createCustomPreset,
  deleteCustomPreset,
  findPreset,
  type PresetVersion,
  restoreCustomPreset,
  updateCustomPreset,
} from './change-custom-preset.ts'
import typeDefs from './custom-preset.graphql'
import { CustomPreset, type CustomPresetRecord } from './custom-preset.model.ts'

const orders = {
  TITLE_ASC: { field: 'sortTitle', direction: 1 },
  TITLE_DESC: { field: 'sortTitle', direction: -1 },
  UPDATED_AT_ASC: { field: 'updatedAt', direction: 1 },
  UPDATED_AT_DESC: { field: 'updatedAt', direction: -1 },
} satisfies Record<string, Sort>

type Wanted = PageArguments & { search?: string | null; sort?: keyof typeof orders | null }

export const customPresets: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      customPresets: forUser((_, { first, after, search, sort }: Wanted) =>
        findPage<CustomPresetRecord>(
          CustomPreset,
          { deletedAt: null, ...searchFilter('words', search) },
          orders[sort ?? 'UPDATED_AT_DESC'],
          { first, after },
        ),
      ),
      customPreset: forUser((_, { id }: { id: string }) => findPreset(id)),
      customPresetsByIds: forUser((_, { ids }: { ids: string[] }) => loadByIds<CustomPresetRecord>(CustomPreset, ids)),
    },
    Mutation: {
      createCustomPreset: forUser((_, { input }: { input: unknown }, context) => createCustomPreset(context, input)),
      updateCustomPreset: forUser((_, { input, ...at }: PresetVersion & { input: unknown }) =>
        updateCustomPreset(at, input),
      ),
      deleteCustomPreset: forUser((_, at: PresetVersion) => deleteCustomPreset(at)),
      restoreCustomPreset: forUser((_, { id }: { id: string }) => restoreCustomPreset(id)),
    },
    CustomPreset: {
      id: ({ _id }: CustomPresetRecord) => String(_id),
      createdBy: ({ createdBy }: CustomPresetRecord) => ({ id: createdBy }),
      isDeleted: ({ deletedAt }: CustomPresetRecord) => deletedAt !== null,
    },
  },
}
