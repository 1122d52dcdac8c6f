import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, describe, expect, it, vi } from 'vitest'

const kit = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)

let child: ChildProcess | undefined
let output = ''
afterEach(() => {
  child?.kill('SIGKILL')
  output = ''
})

/** Runs a service that says what it does. */
function run(start: string, environment: Record<string, string> = {}, task: string[] = []) {
  const script = `
    import { runProcess } from ${kit('./run-process.ts')}
    import { readEnvironment, processEnvironment } from ${kit('./environment.ts')}
    const alive = setInterval(() => undefined, 1000)
    const close = async () => { console.log('closed'); clearInterval(alive) }
    await runProcess('probe', {
      start: async log => { ${start}; return { close } },
      migrate: async () => console.log('migrated'),
    })`
  const service = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script, 'main.js', ...task],
    {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, LOG_LEVEL: 'info', ...environment },
    },
  )
  for (const stream of [service.stdout, service.stderr]) {
    stream?.on('data', text => {
      output += text
    })
  }
  child = service
  return service
}

const exitOf = async (service: ChildProcess) => (await once(service, 'exit'))[0] as number
/** What a process wrote may arrive after its end. */
const written = (text: string) => vi.waitFor(() => expect(output).toContain(text), 20_000)

describe('a service as a process', () => {
  it.each<[string, (service: ChildProcess) => void]>([
    ['SIGTERM', service => service.kill('SIGTERM')],
    ['SIGINT', service => service.kill('SIGINT')],
    ['the end of its supervisor', service => service.disconnect()],
  ])('says that it is ready, and closes on %s', async (_, end) => {
    const service = run('')
    expect((await once(service, 'message'))[0]).toEqual({ type: 'ready' })
    const exit = exitOf(service)
    end(service)
    expect(await exit).toBe(0)
    await written('closed')
  })

  it('closes when its supervisor was gone before it was ready', async () => {
    const service = run('process.send("starting"); await new Promise(go => process.once("disconnect", go))')
    await once(service, 'message')
    const exit = exitOf(service)
    service.disconnect()
    expect(await exit).toBe(0)
    await written('supervisor gone')
  })

  it('ends with one sentence when its environment is wrong', async () => {
    const service = run('readEnvironment(processEnvironment)', {
      PORT: 'eighty',
      COVERDESK_SECRET: 'x'.repeat(32),
      MONGODB_URI: 'mongodb://127.0.0.1',
    })
    expect(await exitOf(service)).toBe(1)
    await written('PORT')
    expect(output.trim()).toBe('PORT must be a whole number from 1 to 65535.')
  })

  it('closes and ends with status 1 after a defect', async () => {
    const service = run('setTimeout(() => { throw new Error("broken") }, 50)')
    expect(await exitOf(service)).toBe(1)
    await written('closed')
    expect(output).toContain('uncaught exception')
  })

  it('continues after a failure of the database that nobody waited for, and ends after any other', async () => {
    const service = run(
      'process.once("message", () => Promise.reject(new Error("a defect"))); ' +
        'Promise.reject(Object.assign(new Error("no connection"), { name: "MongoWaitQueueTimeoutError" }))',
    )
    await written('nobody waited for this failure of the database')
    expect(service.exitCode).toBeNull()
    service.send('go')
    expect(await exitOf(service)).toBe(1)
    await written('unhandled rejection')
  })

  it('logs no code and no credential, but the code of an error', async () => {
    const service = run(
      'log.info({ code: "123456", input: { code: "123456", token: "t0ken" } }, "asked"); ' +
        'log.error({ err: Object.assign(new Error("down"), { code: "ECONNREFUSED" }) }, "failed")',
    )
    await once(service, 'message')
    service.kill('SIGTERM')
    await written('closed')
    expect(output).toContain('[redacted]')
    expect(output).toContain('ECONNREFUSED')
    expect(output).not.toMatch(/123456|t0ken/)
  })

  it('prepares the database and ends when it is told to migrate, without starting', async () => {
    const exit = exitOf(run('console.log("started")', {}, ['migrate']))
    expect(await exit).toBe(0)
    await written('migrated')
    expect(output).not.toContain('started')
  })

  it('knows no other task', async () => {
    expect(await exitOf(run('', {}, ['migrat']))).toBe(1)
    await written('There is no task migrat. Give none to serve, or migrate.')
  })
})
