import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SupervisedProcess } from './supervised-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'coverdesk-supervisor-'))
const running: SupervisedProcess[] = []

function supervise(name: string, code: string) {
  const script = join(folder, `${name}.mjs`)
  writeFileSync(script, code)
  const process = new SupervisedProcess({ name, script, environment: { FOLDER: folder } }, name.length, () => undefined)
  running.push(process)
  return process
}

const stayReady = `setInterval(() => {}, 1000); process.send({ type: 'ready' })`

afterEach(() => Promise.all(running.splice(0).map(process => process.stop(1000))))

describe('a supervised process', () => {
  it('is started again when it is killed', async () => {
    const victim = supervise('victim', stayReady)
    await victim.start()
    const first = victim.pid ?? 0
    process.kill(first, 'SIGKILL')
    await vi.waitFor(() => expect(victim.pid).not.toBe(first), { timeout: 5000 })
    await vi.waitFor(() => expect(() => process.kill(victim.pid ?? 0, 0)).not.toThrow(), { timeout: 5000 })
  })

  it('is given up after three tries when it never becomes ready', async () => {
    const broken = supervise(
      'broken',
      `import { appendFileSync } from 'node:fs'; appendFileSync(process.env.FOLDER + '/tries', 'x'); process.exit(1)`,
    )
    await expect(broken.start()).rejects.toThrow('broken could not start (status 1)')
    expect(readFileSync(join(folder, 'tries'), 'utf8')).toBe('xxx')
  })

  it('is killed when it does not end in time', async () => {
    const deaf = supervise('deaf', `process.on('SIGTERM', () => {}); ${stayReady}`)
    await deaf.start()
    const pid = deaf.pid ?? 0
    await deaf.stop(300)
    expect(() => process.kill(pid, 0)).toThrow()
  })
})
