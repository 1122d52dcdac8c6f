import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { childrenOf } from '../../services/kit/src/testing/child.ts'
import { buildService } from './build-service.ts'
import { at } from './root.ts'

/** Inside of the repository, where packages are found. */
const output = at('.cache', `test_imports_${randomUUID().slice(0, 8)}`)
let service: ChildProcess

beforeAll(async () => {
  await buildService('services/kit', { entry: './src/testing/csv-parser.ts', output })
  service = fork(join(output, 'main.js'), { execArgv: [], serialization: 'advanced' })
})
afterAll(async () => {
  service.disconnect()
  await once(service, 'exit')
  rmSync(output, { recursive: true })
})

it('a built service parses lists in one process of its own', async () => {
  const whole = { encoding: 'utf-8', delimiter: ',', line: 1, isFirst: true, isLast: true, wantedRows: 10 }
  for (const [text, answer] of [
    ['Name,Stamp\nAnn,5\n', { recordCount: 2, rows: [{ values: ['Name', 'Stamp'] }, { values: ['Ann', '5'] }] }],
    [','.repeat(100_000), { refusal: 'This file has more than 100 columns.' }],
  ] as const) {
    service.send({ ...whole, bytes: Buffer.from(text) })
    expect((await once(service, 'message'))[0]).toMatchObject(answer)
  }
  expect(childrenOf(Number(service.pid))).toHaveLength(1)
})
