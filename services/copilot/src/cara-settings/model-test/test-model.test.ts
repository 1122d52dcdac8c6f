import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ProviderServer } from '../../models/testing/provider-server.ts'
import { ModelCall } from '../../models/usage/model-call.model.ts'
import { them, us } from '../../testing/copilot-subgraph.ts'
import { operatorHas, useSettingsSubgraph } from '../testing/settings-subgraph.ts'
import { ModelTestTurn } from './model-test-turn.model.ts'

const cara = useSettingsSubgraph()
let server: ProviderServer
let other: ProviderServer

beforeAll(async () => {
  server = await ProviderServer.start('openai-compatible')
  other = await ProviderServer.start('openai-compatible')
  operatorHas({ CARA_ALLOWED_HOSTS: [server, other].map(({ url }) => new URL(url).host).join(',') })
})
afterAll(async () => {
  operatorHas({})
  await Promise.all([server.close(), other.close()])
})
beforeEach(async () => {
  await cara.reset()
  await ModelTestTurn.collection.deleteMany({})
  await ModelCall.collection.deleteMany({})
  server.replies({ text: ['OK'] })
  other.replies({ text: ['OK'] })
})

const model = (more: object = {}) => ({ provider: 'OPENAI_COMPATIBLE', name: 'qwen3:8b', url: server.url, ...more })

describe('the test of a model', () => {
  it('calls it once with the values entered, and sends nothing of the agency', async () => {
    const answer = await cara.test(model({ key: 'entered-key' }))
    expect(answer.isWorking).toBe(true)
    expect(answer.message).toMatch(/^It works: qwen3:8b answered in \d+\.\d s\.$/)
    expect(server.asked).toHaveLength(1)
    expect(server.asked[0]?.headers.authorization).toBe('Bearer entered-key')
    expect(server.asked[0]?.body.messages).toEqual([
      { role: 'system', content: 'This is a test of the connection.' },
      { role: 'user', content: 'Answer with the word OK.' },
    ])
    expect((await cara.settings()).version, 'nothing is saved').toBe(1)
  })

  it('uses the stored key for the server that it was stored for, and for no other', async () => {
    await cara.save({ model: model({ key: 'stored-key', isConfirmed: true }) })
    expect((await cara.test(model())).isWorking).toBe(true)
    expect(server.asked[0]?.headers.authorization).toBe('Bearer stored-key')
    expect((await cara.test(model({ url: other.url }))).isWorking).toBe(true)
    expect(other.asked[0]?.headers.authorization).toBeUndefined()
    const azure = await cara.failedTest({ provider: 'AZURE', name: 'ours', url: server.url })
    expect(azure.extensions['validationErrors']).toMatchObject([{ path: 'key' }])
  })

  it.each([
    [401, 'The model server doesn’t accept the key. Check the key, the model’s name and the address.'],
    [404, 'The model server doesn’t know the model. Check the key, the model’s name and the address.'],
    [429, 'The model server has too many requests. Try again in a minute.'],
    [500, 'The model server isn’t answering. Try again in a minute.'],
  ])('says what is wrong after status %i, and tries once', async (status, message) => {
    server.replies({ status })
    expect(await cara.test(model())).toEqual({ isWorking: false, message })
    expect(server.asked).toHaveLength(1)
  })

  it('says that nothing answers', async () => {
    operatorHas({ CARA_ALLOWED_HOSTS: '127.0.0.1' })
    expect(await cara.test(model({ url: 'http://127.0.0.1:9/v1' }))).toEqual({
      ...{ isWorking: false, message: 'The model server isn’t answering. Try again in a minute.' },
    })
  })

  it('counts for the person who tests, and is no run', async () => {
    await cara.test(model())
    const { caraUsage } = await cara.data<{ caraUsage: { people: object[] } }>(
      '{ caraUsage { people { agencyUser { id } usage { runs tokens unpricedCalls } } } }',
    )
    expect(caraUsage.people).toEqual([
      { agencyUser: { id: us.userId }, usage: { runs: 0, tokens: 1_234, unpricedCalls: 1 } },
    ])
  })

  it('is made ten times in ten minutes by an agency, also at once', async () => {
    server.replies(...Array.from({ length: 12 }, () => ({ text: ['OK'] })))
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => cara.test(model())))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    const failure = await cara.failedTest(model())
    expect(failure.extensions.code).toBe('RATE_LIMITED')
    expect(failure.message).toBe('Your agency tested models 10 times within 10 minutes. Try again in 10 minutes.')
    other.replies({ text: ['OK'] })
    expect((await cara.test(model({ url: other.url }), them)).isWorking).toBe(true)
    await ModelTestTurn.collection.updateMany({}, { $set: { since: new Date(Date.now() - 600_000) } })
    server.replies({ text: ['OK'] })
    expect((await cara.test(model())).isWorking).toBe(true)
  })
})
