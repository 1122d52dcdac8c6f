import { type RspackOptions, rspack, type StatsCompilation } from '@rspack/core'
import { moduleStats } from './module-stats.ts'

/**
 * Compiles once, for builds that don't run through the Rspack CLI.
 *
 * @returns what was built, with its modules
 * @throws an Error with the compiler's own message, without terminal colors
 */
export function runCompiler(config: RspackOptions): Promise<StatsCompilation> {
  const compiler = rspack(config)
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const built = !error && stats?.hasErrors() === false ? stats.toJson(moduleStats) : undefined
      const failure = error ?? new Error(stats?.toString({ preset: 'errors-only', colors: false }))
      compiler.close(() => (built ? resolve(built) : reject(failure)))
    })
  })
}
