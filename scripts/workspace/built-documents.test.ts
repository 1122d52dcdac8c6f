import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleCertificate } from '../../services/accounts/src/certificates/form/filling/sample-certificate.ts'
import { boundedChild } from '../../services/kit/src/processes/bounded-child.ts'
import { buildService } from './build-service.ts'
import { at } from './root.ts'

/** Inside of the repository, where packages are found. */
const output = at('.cache', `test_documents_${randomUUID().slice(0, 8)}`)

beforeAll(() => buildService('services/accounts', { output }))
afterAll(() => rmSync(output, { recursive: true }))

/** The packages that Node loads before it runs a built file. */
const loadedWith = (file: string) =>
  [...readFileSync(join(output, file), 'utf8').matchAll(/^import .+ from "(.+)";$/gm)].map(([, name]) => name)

const forked = () =>
  readdirSync(output).filter(file => file.endsWith('.js') && loadedWith(file).includes('@cantoo/pdf-lib'))

describe('the built accounts', () => {
  it('start without the libraries that make documents: these take 25 MB', () => {
    const packages = loadedWith('main.js')
    expect(packages).toContain('graphql')
    expect(packages.filter(name => name?.startsWith('@cantoo/'))).toEqual([])
  })

  it('have them in one process of their own, which draws certificates', async () => {
    const [drawing, ...others] = forked().filter(file =>
      readFileSync(join(output, file), 'utf8').includes('certificate'),
    )
    expect(others).toEqual([])
    const child = fork(join(output, String(drawing)), boundedChild(128))
    child.send({ task: 'draw', certificate: sampleCertificate })
    const [{ document }] = await once(child, 'message')
    child.disconnect()
    expect(Buffer.from(document).subarray(0, 5).toString()).toBe('%PDF-')
    expect(await once(child, 'exit')).toEqual([0, null])
  })
})
