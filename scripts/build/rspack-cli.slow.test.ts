import { describe, expect, it } from 'vitest'
import { firstFreePort } from '../supervisor/free-ports.ts'
import { markBuilt, staleTargets, type Target } from '../workspace/targets.ts'
import { startRspack } from './rspack-cli.ts'
import { writeHelloRemote } from './testing/hello-remote.ts'
import { rspack } from './testing/rspack.ts'

describe('rspack build', () => {
  it('records what it built, so that npm run build skips it', async () => {
    const target: Target = { kind: 'remote', folder: writeHelloRemote('mfe-hello-cli') }
    await rspack(target.folder, 'build')
    expect(staleTargets('production', [target])).toEqual([])
    expect(staleTargets('development', [target])).toEqual([target])
  })

  it('fails with a remote’s own copy of a shared module, and leaves the remote to be built again', async () => {
    const folder = writeHelloRemote('mfe-hello-cli-copy', {
      'src/Later.tsx': `
        import { atomWithStorage } from 'jotai/utils'
        export const Component = () => <h1>{String(atomWithStorage('a', 1))}</h1>`,
    })
    const target: Target = { kind: 'remote', folder }
    markBuilt(target, 'production')
    await expect(rspack(folder, 'build')).rejects.toMatchObject({
      stdout: expect.stringMatching(/own copy[\s\S]*node_modules\/jotai/),
    })
    expect(staleTargets('production', [target])).toEqual([target])
  })
})

describe('rspack serve', () => {
  it('serves a remote from its sources, on the given port', async () => {
    const port = await firstFreePort(3401)
    const server = startRspack(writeHelloRemote('mfe-hello-cli-served'), ['serve', '--port', String(port)])
    try {
      await expect.poll(() => statusOf(`http://127.0.0.1:${port}/remoteEntry.js`), { timeout: 15_000 }).toBe(200)
      const response = await fetch(`http://127.0.0.1:${port}/plugin.json`)
      expect(await response.json()).toMatchObject({ id: 'hello', files: [] })
    } finally {
      server.kill('SIGTERM')
    }
  })
})

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => undefined,
  )
