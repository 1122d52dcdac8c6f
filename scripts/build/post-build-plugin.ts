import type { Compiler, RspackPluginInstance, StatsCompilation } from '@rspack/core'
import { at } from '../workspace/root.ts'
import { type BuildMode, markBuilt, markUnbuilt, type Target } from '../workspace/targets.ts'
import { moduleStats } from './module-stats.ts'

/** Writes the files that depend on the built ones. What it throws fails the build. */
type FinishBuild = (stats: StatsCompilation, dist: string) => Promise<void>

/**
 * Completes a build once its files are written, and records what it was built from, so that `npm run build` skips it
 * until a source changes. A build into another folder (`--output-path`) is not recorded.
 */
export class PostBuildPlugin implements RspackPluginInstance {
  readonly #target: Target
  readonly #mode: BuildMode
  readonly #finish: FinishBuild

  constructor(target: Target, mode: BuildMode, finish: FinishBuild) {
    this.#target = target
    this.#mode = mode
    this.#finish = finish
  }

  apply(compiler: Compiler): void {
    const isRecorded = () => compiler.outputPath === at(this.#target.folder, 'dist')
    // A build that fails or is interrupted leaves a `dist` that matches no source.
    const invalidate = () => {
      if (isRecorded()) markUnbuilt(this.#target)
    }
    compiler.hooks.run.tap(PostBuildPlugin.name, invalidate)
    compiler.hooks.watchRun.tap(PostBuildPlugin.name, invalidate)
    compiler.hooks.done.tapPromise(PostBuildPlugin.name, async stats => {
      if (stats.hasErrors()) return
      try {
        await this.#finish(stats.toJson(moduleStats), compiler.outputPath)
        if (isRecorded()) markBuilt(this.#target, this.#mode)
      } catch (error) {
        // An error of the compilation, because the CLI prints any other one with its stack.
        stats.compilation.errors.push(error instanceof Error ? new Error(error.message) : new Error(String(error)))
      }
    })
  }
}
