import type { StatsOptions } from '@rspack/core'

/** Every chunk with every module in it, however many: `assertNoSharedCopies` checks them all. */
export const moduleStats: StatsOptions = {
  all: false,
  assets: true,
  chunks: true,
  chunkModules: true,
  // Which chunks are fetched with which.
  chunkRelations: true,
  dependentModules: true,
  orphanModules: true,
  nestedModules: true,
  chunkModulesSpace: Number.POSITIVE_INFINITY,
  nestedModulesSpace: Number.POSITIVE_INFINITY,
  entrypoints: true,
  chunkGroups: true,
  ids: true,
  relatedAssets: false,
}
