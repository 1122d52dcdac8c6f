import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { at } from '../workspace/root.ts'
import { rspack } from './testing/rspack.ts'

describe('rspack build', () => {
  const output = mkdtempSync(join(tmpdir(), 'coverdesk-rspack-'))
  afterAll(() => rmSync(output, { recursive: true, force: true }))

  it('writes the files that npm run build writes, byte for byte', async () => {
    await promisify(execFile)(process.execPath, ['--import', 'tsx', at('scripts/build.ts'), 'mfe-settings'], {
      cwd: at(),
    })
    await rspack('mfe-settings', 'build', '--output-path', output)
    const files = filesIn(output)
    expect(files).toEqual(filesIn(at('mfe-settings/dist')))
    expect(files).toContain('plugin.json')
    expect(files).toContain('remoteEntry.js.br')
    for (const file of files) {
      expect(readFileSync(join(output, file)).equals(readFileSync(at('mfe-settings/dist', file))), file).toBe(true)
    }
  })
})

describe('rspack serve', () => {
  it('refers to npm run dev in the shell, whose page needs the gateway', async () => {
    await expect(rspack('shell', 'serve')).rejects.toThrow('npm run dev')
  })
})

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort()
