import { Types } from 'mongoose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestSubgraph, type TestSubgraph } from '../testing/test-subgraph.ts'
import { uploadFile } from '../testing/upload-file.ts'
import { letterImports, letterSubgraph } from './testing/letters.ts'

const us = { agencyId: String(new Types.ObjectId()), userId: String(new Types.ObjectId()) }
const them = { agencyId: String(new Types.ObjectId()), userId: String(new Types.ObjectId()) }
let subgraph: TestSubgraph
beforeAll(async () => {
  subgraph = await startTestSubgraph(letterSubgraph)
})
afterAll(() => subgraph.close())

const imports = letterImports((query, variables) => subgraph.data(us, query, variables))

describe('a list', () => {
  it('that was made to take long delays no one else', async () => {
    const hostile = await Promise.all(
      ['\n', '"', 'a,b\n'].map(text => uploadFile(us, text.repeat(1_500_000 / text.length))),
    )
    let isOver = false
    const refusals = Promise.all(hostile.map(fileId => subgraph.failure(us, imports.creation, { fileId }))).finally(
      () => {
        isOver = true
      },
    )
    const waits: number[] = []
    while (!isOver) {
      const begun = performance.now()
      await subgraph.data(them, '{ letterImports { total } }')
      waits.push(performance.now() - begun)
    }
    for (const { extensions } of await refusals) expect(extensions.code).toBe('VALIDATION_FAILED')
    expect(Math.max(...waits)).toBeLessThan(1_000)
  })
})
