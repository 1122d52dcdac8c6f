import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, openSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { startTimeOf } from './start-time.ts'
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

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
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

  it('is started again without a growing wait each time it is killed after it was ready for a while', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const steady = supervise('steady', stayReady)
    await steady.start()
    for (let round = 1; round <= 4; round += 1) {
      const pid = steady.pid ?? 0
      await vi.waitFor(() => expect(steady.isReady).toBe(true), { timeout: 10_000 })
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4_000 })
      process.kill(pid, 'SIGKILL')
      await vi.waitFor(() => expect(steady.pid).not.toBe(pid), { timeout: 10_000 })
    }
    const wait = 'steady │ ended (SIGKILL), starting again in 100 ms'
    expect(log.mock.calls).toEqual([[wait], [wait], [wait], [wait]])
  })

  it('is started more often when it worked for a while before it ended', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const slow = supervise(
      'slow',
      `import { appendFileSync, readFileSync } from 'node:fs'
      appendFileSync(process.env.FOLDER + '/starts', 'x')
      if (readFileSync(process.env.FOLDER + '/starts', 'utf8').length > 4) { ${stayReady} } else process.exit(1)`,
    )
    // Each attempt begins long before it ends.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    const timer = setInterval(() => vi.setSystemTime(Date.now() + 11_000), 1)
    await slow.start()
    clearInterval(timer)
    expect(slow.isReady).toBe(true)
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

const here = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)
const supervisors: ChildProcess[] = []
afterEach(() => {
  for (const supervisor of supervisors.splice(0)) supervisor.kill('SIGKILL')
})

/** A supervisor as a process of its own; it sends the id of its process each time that it has started it. */
function startSupervisor(name: string, code: string, stdout: 'ignore' | number = 'ignore') {
  const script = join(folder, `${name}.mjs`)
  writeFileSync(script, code)
  const supervisor = spawn(
    process.execPath,
    [
      ...['--import', 'tsx', '--input-type=module', '--eval'],
      `import { ProcessList } from ${here('process-list.ts')}
      import { ignoreConsoleErrors } from ${here('ignore-console-errors.ts')}
      import { stopOnRequest } from ${here('stop-on-request.ts')}
      import { SupervisedProcess } from ${here('supervised-process.ts')}
      const list = new ProcessList(${JSON.stringify(folder)}, () => [])
      const definition = { name: 'victim', script: ${JSON.stringify(script)}, environment: { FOLDER: ${JSON.stringify(folder)} } }
      const victim = new SupervisedProcess(definition, 6, () => { list.write(); process.send(victim.pid) })
      ignoreConsoleErrors()
      stopOnRequest(() => victim.stop(1000))
      victim.start()`,
    ],
    { stdio: ['ignore', stdout, stdout, 'ipc'] },
  )
  supervisors.push(supervisor)
  return { supervisor, nextPid: async () => (await once(supervisor, 'message'))[0] as number }
}

const isGone = (pid: number) => expect(startTimeOf(pid)).toBeUndefined()

describe('when the supervisor is killed', () => {
  it.each([
    ['still starts', `setInterval(() => {}, 1000); say('running'); await new Promise(() => {})`],
    ['has not started yet', `say('running'); setInterval(() => {}, 1000)`],
    ['takes for ever to close', `process.on('disconnect', () => {}); ${stayReady}; say('running')`],
  ])('a process that %s ends, too', async (name, code) => {
    const sign = join(folder, `sign of ${name}`)
    const say = `import { writeFileSync } from 'node:fs'; const say = text => writeFileSync(${JSON.stringify(sign)}, text);`
    const { supervisor, nextPid } = startSupervisor(name, say + code)
    const pid = await nextPid()
    if (name !== 'has not started yet') await vi.waitFor(() => expect(existsSync(sign)).toBe(true), { timeout: 10_000 })
    supervisor.kill('SIGKILL')
    await vi.waitFor(() => isGone(pid), { timeout: 5_000, interval: 20 })
  })
})

describe('a supervisor', () => {
  // What is written to /dev/full meets a full disk.
  it.runIf(existsSync('/dev/full'))('continues when neither its list nor its console can be written', async () => {
    symlinkSync('/dev/full', join(folder, 'processes.json.new'))
    const { supervisor, nextPid } = startSupervisor(
      'noisy',
      `console.log('hello'); ${stayReady}`,
      openSync('/dev/full', 'w'),
    )
    const first = await nextPid()
    const second = nextPid()
    process.kill(first, 'SIGKILL')
    expect(await second).not.toBe(first)
    const exit = once(supervisor, 'exit')
    supervisor.kill('SIGTERM')
    expect(await exit).toEqual([0, null])
    isGone(await second)
  })
})
