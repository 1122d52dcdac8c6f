// Runs `.ci/run` as CI does, in a fresh clone of the committed HEAD, and records the result. `npm run gate`
import { execFileSync, spawn } from 'node:child_process'
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at, root } from './workspace/root.ts'

const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
if (execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }) !== '')
  console.warn('Not everything is committed: the gate tests what is.')

const folder = mkdtempSync(join(tmpdir(), 'coverdesk-gate-'))
const clone = join(folder, 'main')
execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, clone])
execFileSync('git', ['checkout', '--quiet', '--detach', commit], { cwd: clone })
// CI has it there too.
const shared = at('../shared')
if (existsSync(shared)) symlinkSync(shared, join(folder, 'shared'))

mkdirSync(at('.cache'), { recursive: true })
const log = createWriteStream(at('.cache/gate.log'))
const started = Date.now()
const child = spawn('bash', ['.ci/run'], {
  cwd: clone,
  stdio: ['ignore', 'pipe', 'pipe'],
  env: { ...process.env, CI: 'true' },
})
for (const stream of [child.stdout, child.stderr]) {
  stream.on('data', (chunk: Buffer) => {
    process.stdout.write(chunk)
    log.write(chunk)
  })
}
const code = await new Promise<number | null>(resolve => child.on('close', resolve))
log.end()
const result = { commit, result: code === 0 ? 'passed' : 'failed', seconds: Math.round((Date.now() - started) / 1000) }
writeFileSync(at('.cache/gate.json'), `${JSON.stringify(result, null, 2)}\n`)
rmSync(folder, { recursive: true, force: true })
console.log(`The gate ${result.result} at ${commit.slice(0, 8)} after ${result.seconds} s. Its output: .cache/gate.log`)
process.exit(code ?? 1)
