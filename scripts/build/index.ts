// The preset behind every `rspack.config.ts` of browser code (docs/adr/0044).
import type { RspackOptions } from '@rspack/core'
import { readPluginDefinition } from './plugin-definition.ts'
import { remoteConfig } from './remote-config.ts'
import { serveConfig } from './serve-config.ts'
import { shellConfig } from './shell-config.ts'

/** What the Rspack CLI passes to a configuration function. */
interface CliEnvironment {
  /** Set by `rspack serve`. */
  RSPACK_SERVE?: boolean
}

interface CliArguments {
  mode?: string
  port?: number | string
}

/**
 * Configures a remote for `rspack build` and `rspack serve`. The gateway that a served remote uses is at `PUBLIC_URL`,
 * by default `http://localhost:3000`.
 *
 * @param remote `name`: its folder, relative to the root of the repository: `mfe-accounts`
 */
export const defineRemoteConfig =
  ({ name }: { name: string }) =>
  async (environment: CliEnvironment = {}, { mode, port }: CliArguments = {}) => {
    const definition = await readPluginDefinition(name)
    if (!environment.RSPACK_SERVE) return remoteConfig(name, definition, { mode: toBuildMode(mode) })
    return serveConfig(name, definition, {
      port: Number(port ?? 3101),
      product: process.env['PUBLIC_URL'] ?? 'http://localhost:3000',
    })
  }

/** Configures the shell for `rspack build`. Its page needs the gateway, so `npm run dev` serves it. */
export const defineShellConfig =
  () =>
  (environment: CliEnvironment = {}, { mode }: CliArguments = {}): RspackOptions => {
    if (environment.RSPACK_SERVE) throw new Error('The gateway serves the shell: run `npm run dev` in the root folder.')
    return shellConfig(toBuildMode(mode))
  }

const toBuildMode = (mode: string | undefined) => (mode === 'development' ? 'development' : 'production')
