import { describe, expect, it } from 'vitest'
import { type RequestAnswer, us, useServicingSubgraph } from '../testing/servicing-subgraph.ts'

const servicing = useServicingSubgraph()
const { create, data, read, wrong, failure } = servicing
const at = ({ id, version }: RequestAnswer) => ({ id, version })
const request = (clientName = 'Ada Heron') => create({ type: 'OTHER', details: 'Call back', clientName })
const mark = (duplicate: RequestAnswer, { id }: RequestAnswer) =>
  data('duplicate', { ...at(duplicate), input: { duplicateOfId: id } })

describe('a duplicate', () => {
  it('is closed, leads to its original, and is known there', async () => {
    const [original, duplicate] = [await request(), await request()]
    const marked = await mark(duplicate, original)
    expect(marked).toMatchObject({ state: 'CLOSED', resolution: null, duplicateOf: { id: original.id }, version: 2 })
    expect(marked.versionHistory[0]).toMatchObject({
      updateTypes: ['CLOSE_SERVICE_REQUEST'],
      changes: [{ kind: 'MARKED_DUPLICATE', path: null, before: null, after: 'Ada Heron · Other' }],
    })
    expect(await read(original.id)).toMatchObject({ version: 1, duplicates: [{ id: duplicate.id }] })
  })

  it('that is reopened is none any more', async () => {
    const [original, duplicate] = [await request(), await request()]
    const marked = await mark(duplicate, original)
    const open = await data('reopen', { ...at(marked), input: { reason: 'It is another building' } })
    expect(open).toMatchObject({ state: 'OPEN', duplicateOf: null })
    expect(open.versionHistory[0]?.changes).toMatchObject([{ kind: 'REOPENED' }])
    expect((await read(original.id)).duplicates).toEqual([])
  })

  it('is not one of itself, of nothing, or of another duplicate', async () => {
    const [original, duplicate, third] = [await request('Ada Heron'), await request(), await request()]
    await mark(duplicate, original)
    const refuse = async (duplicateOfId: string | null, of = third) =>
      (await wrong('duplicate', { ...at(of), input: { duplicateOfId } }))['duplicateOfId']
    expect(await refuse(third.id)).toBe('A request isn’t a duplicate of itself. Choose another one.')
    expect(await refuse('6fffffffffffffffffffff99')).toBe('This request is no longer there. Choose another one.')
    expect(await refuse(null)).toBe('Choose the original request.')
    expect(await refuse(duplicate.id)).toBe(
      'This request is a duplicate itself. Choose its original: Ada Heron · Other.',
    )
    expect(await refuse(duplicate.id, original)).toBe('That request is a duplicate of this one. Choose another one.')
  })

  it('takes its own duplicates along to the original', async () => {
    const [root, middle, leaf] = [await request(), await request(), await request()]
    await mark(leaf, middle)
    await mark(middle, root)
    expect(await read(leaf.id)).toMatchObject({ duplicateOf: { id: root.id } })
    expect((await read(root.id)).duplicates).toHaveLength(2)
    expect((await read(middle.id)).duplicates).toEqual([])
  })

  it('of each other are never made by two people at once', async () => {
    const [one, other] = [await request(), await request()]
    const document = `mutation ($id: ID!, $input: MarkServiceRequestDuplicateInput!) {
      markServiceRequestDuplicate(id: $id, version: 1, input: $input) { id }
    }`
    const answers = await Promise.all([
      servicing.subgraph().ask(us, document, { id: one.id, input: { duplicateOfId: other.id } }),
      servicing.subgraph().ask(us, document, { id: other.id, input: { duplicateOfId: one.id } }),
    ])
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
    const states = [await read(one.id), await read(other.id)].map(({ state }) => state)
    expect(states.sort()).toEqual(['CLOSED', 'OPEN'])
  })

  it('is resolved by its original alone', async () => {
    const [original, duplicate] = [await request(), await request()]
    const marked = await mark(duplicate, original)
    const email = { to: 'ada@heron.example', subject: 'Done', message: 'Done.' }
    expect((await failure('email', { ...at(marked), input: email })).message).toBe(
      'This request was closed as a duplicate. Email the resolution of its original.',
    )
    expect((await failure('duplicate', { ...at(marked), input: { duplicateOfId: original.id } })).message).toBe(
      'This request is resolved already.',
    )
  })
})
