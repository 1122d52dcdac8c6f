import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { at } from '../workspace/root.ts'
import { staleTargets } from '../workspace/targets.ts'

/** Builds in a process of its own: the memory that compilers take goes back when they are done. */
export class Builder {
  #child: ChildProcess | undefined

  /** @throws when the build fails */
  async buildWhatChanged(): Promise<void> {
    if (staleTargets().length === 0) return
    console.log('Building …')
    this.#child = spawn(process.execPath, ['--import', 'tsx', at('scripts/build.ts')], { stdio: 'inherit' })
    const [status] = await once(this.#child, 'exit')
    if (status !== 0) throw new Error('The build failed; its lines above say why.')
  }

  stop(): void {
    this.#child?.kill('SIGKILL')
  }
}
