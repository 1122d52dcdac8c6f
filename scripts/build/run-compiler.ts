import { type RspackOptions, rspack, type StatsCompilation } from '@rspack/core'

/**
 * Compiles once.
 *
 * @returns what was built, with its modules
 * @throws an Error with the compiler's own words, without colors
 */
export function runCompiler(config: RspackOptions): Promise<StatsCompilation> {
  const compiler = rspack(config)
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const built = stats?.hasErrors() === false ? stats.toJson(wantedStats) : undefined
      const complaint = error ?? new Error(stats?.toString({ preset: 'errors-only', colors: false }))
      compiler.close(() => (built ? resolve(built) : reject(complaint)))
    })
  })
}

const wantedStats = {
  all: false,
  assets: true,
  chunks: true,
  chunkModules: true,
  dependentModules: true,
  orphanModules: true,
  nestedModules: true,
  // All of them, however many: `assertNoSharedCopies` reads every module.
  chunkModulesSpace: Number.POSITIVE_INFINITY,
  nestedModulesSpace: Number.POSITIVE_INFINITY,
  entrypoints: true,
  chunkGroups: true,
  ids: true,
  relatedAssets: false,
}
