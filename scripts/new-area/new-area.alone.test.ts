import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../workspace/root.ts'

/** A copy of the repository, since other tests read this one. Packages are hard links; what npm writes to is not. */
let copy: string
/** As a developer runs it: not only slow tests, as those that run here. */
const env = { ...process.env, COVERDESK_TESTS: '' }
const runIn = (command: string, ...parameters: string[]) =>
  execFileSync(command, parameters, {
    cwd: copy,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 1e8,
  })

const filesOf = (folder: string) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: folder,
    encoding: 'utf8',
  })
    .split('\0')
    .filter(path => path && existsSync(join(folder, path)))

const contents = () =>
  new Map(
    filesOf(copy).map(path => [
      path,
      createHash('sha256')
        .update(readFileSync(join(copy, path)))
        .digest('hex'),
    ]),
  )

let before: Map<string, string>

describe('npm run new:area', () => {
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'coverdesk-new-area-'))
    for (const path of filesOf(root)) {
      mkdirSync(dirname(join(copy, path)), { recursive: true })
      cpSync(join(root, path), join(copy, path))
    }
    for (const folder of ['node_modules', 'services/gateway/node_modules', 'e2e/node_modules']) {
      if (!existsSync(join(root, folder))) continue
      // Another file system has no hard links to this one.
      const [links, files] = ['-al', '-a'].map(how => () => runIn('cp', how, join(root, folder), join(copy, folder)))
      try {
        links?.()
      } catch {
        rmSync(join(copy, folder), { recursive: true, force: true })
        files?.()
      }
    }
    const written = 'node_modules/.package-lock.json'
    rmSync(join(copy, written))
    cpSync(join(root, written), join(copy, written))
    runIn('git', 'init', '--quiet')
    before = contents()
    runIn('npm', 'run', 'new:area', 'claims')
  }, 180_000)
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  it('touches the registry, and what is generated from it, outside its own folders', () => {
    const after = contents()
    const changed = [...after.keys()].filter(path => after.get(path) !== before.get(path))
    const outside = changed.filter(path => !/^(mfe-claims|services\/claims)\//.test(path))
    expect(outside.sort()).toEqual(['package-lock.json', 'registry.json', 'services/gateway/stitched.graphql'])
    expect(changed.length - outside.length).toBeGreaterThan(30)
  })

  it('makes an area that passes every check', () => {
    expect(runIn('npm', 'run', 'check')).toMatch(/\d+ passed, 0 failed/)
  }, 300_000)

  it('makes an area whose tests pass', () => {
    const said = runIn('npx', 'vitest', 'run', 'services/claims', 'mfe-claims', 'scripts/operations')
    expect(said).toMatch(/Test Files.*passed/)
  }, 180_000)

  it('makes an area that builds', () => {
    runIn('npm', 'run', 'build', 'mfe-claims', 'services/claims')
    const plugin = JSON.parse(readFileSync(join(copy, 'mfe-claims/dist/plugin.json'), 'utf8'))
    expect(plugin).toMatchObject({ id: 'claims', basePaths: ['/app/claims'] })
    expect(existsSync(join(copy, 'services/claims/dist/main.js'))).toBe(true)
  }, 120_000)

  it('refuses a name that is taken, and leaves everything as it is', () => {
    const after = contents()
    expect(() => runIn('npm', 'run', 'new:area', 'claims')).toThrow('mfe-claims exists already.')
    expect(contents()).toEqual(after)
  }, 60_000)

  it('is undone by npm run remove:area', () => {
    runIn('npm', 'run', 'remove:area', 'claims')
    expect(contents()).toEqual(before)
  }, 120_000)
})
