import mongoose from 'mongoose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ProviderServer } from '../models/testing/provider-server.ts'
import { them, us } from '../testing/copilot-subgraph.ts'
import { colleague } from '../workspaces/testing/cara-subgraph.ts'
import { operatorHas, useSettingsSubgraph } from './testing/settings-subgraph.ts'

const cara = useSettingsSubgraph()
const key = 'sk-marlin-5521'
const anthropic = { provider: 'ANTHROPIC', name: 'claude-sonnet-4-5', key, isConfirmed: true }

let server: ProviderServer
const local = (more: object = {}) => ({
  ...{ provider: 'OPENAI_COMPATIBLE', name: 'ours', url: server.url, isConfirmed: true },
  ...more,
})

beforeAll(async () => {
  server = await ProviderServer.start('openai-compatible')
})
afterAll(async () => {
  operatorHas({})
  await server.close()
})
beforeEach(async () => {
  operatorHas({ CARA_ALLOWED_HOSTS: new URL(server.url).host })
  await cara.reset()
})

describe('the settings of Cara', () => {
  it('begin with the operator’s model, no limit, and the web', async () => {
    expect(await cara.settings()).toEqual({
      ...{ id: us.agencyId, version: 1, model: null, operatorModel: null, webSearchEngine: null },
      ...{ monthlyLimit: { cost: null, tokens: null }, limitReached: null, isWebSearchAllowed: true },
    })
    operatorHas({ CARA_MODEL: 'openai:gpt-5', CARA_MODEL_KEY: 'operator-key' })
    expect((await cara.settings()).operatorModel).toEqual({ provider: 'OPENAI', name: 'gpt-5' })
  })

  it('keep what is left out', async () => {
    await cara.save({ monthlyLimit: { cost: 5_000 } })
    const saved = await cara.save({ isWebSearchAllowed: false })
    expect(saved).toMatchObject({ version: 3, monthlyLimit: { cost: 5_000, tokens: null }, isWebSearchAllowed: false })
    expect((await cara.save({})).version, 'nothing has changed').toBe(3)
  })

  it('are changed by one of two people at once', async () => {
    const answers = await Promise.all([1_000, 2_000].map(cost => cara.ask(1, { monthlyLimit: { cost } })))
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'saved')
    expect(codes.sort()).toEqual(['CONFLICT', 'saved'])
    const conflict = answers.find(({ errors }) => errors)?.errors?.[0]?.extensions['current']
    expect(conflict).toMatchObject({ version: 2, webSearchEngine: null, isWebSearchAllowed: true })
  })

  it('are another agency’s own', async () => {
    await cara.save({ model: anthropic, isWebSearchAllowed: false })
    expect(await cara.settings(them)).toMatchObject({ id: them.agencyId, version: 1, model: null })
    expect((await cara.settings(them)).isWebSearchAllowed).toBe(true)
  })

  it.each([
    [{ cost: 99 }, 'monthlyLimit.cost', 'Enter $1 to $1,000,000, or leave it empty for no limit.'],
    [{ tokens: 999 }, 'monthlyLimit.tokens', 'Enter 1,000 to 2,000,000,000 tokens, or leave it empty for no limit.'],
  ])('refuse the limit %j at its field', async (monthlyLimit, path, message) => {
    expect(await cara.refused({ monthlyLimit })).toEqual([{ path, message }])
  })
})

describe('the agency’s own model', () => {
  it('is saved once someone has confirmed what leaves, and says who and when', async () => {
    expect(await cara.refused({ model: { ...anthropic, isConfirmed: false } })).toEqual([
      { path: 'model.isConfirmed', message: 'Confirm what leaves your agency before you save.' },
    ])
    const { model } = await cara.save({ model: anthropic })
    expect(model).toMatchObject({ provider: 'ANTHROPIC', name: 'claude-sonnet-4-5', url: null })
    expect(model?.consentedBy.id).toBe(us.userId)
    expect(Date.now() - Date.parse(model?.consentedAt ?? '')).toBeLessThan(60_000)
    expect(model?.keyStoredAt).toBe(model?.consentedAt)
  })

  it('keeps its key and its consent while provider and server stay', async () => {
    const first = await cara.save({ model: anthropic })
    const other = { provider: 'ANTHROPIC', name: 'claude-opus-5' }
    const { model } = await cara.save({ model: other }, colleague)
    expect(model).toEqual({ ...first.model, name: 'claude-opus-5' })
  })

  it('needs another key and another consent for another provider or server', async () => {
    await cara.save({ model: anthropic })
    expect(await cara.refused({ model: { provider: 'OPENAI', name: 'gpt-5' } })).toEqual([
      { path: 'model.key', message: 'Enter the key: the stored one is for another provider or address.' },
      { path: 'model.isConfirmed', message: 'Confirm what leaves your agency before you save.' },
    ])
    const { model } = await cara.save({ model: local() }, colleague)
    expect(model).toMatchObject({ keyStoredAt: null, consentedBy: { id: colleague.userId } })
  })

  it('stores its key sealed, and nowhere else', async () => {
    await cara.save({ model: anthropic })
    const collections = (await mongoose.connection.db?.listCollections().toArray()) ?? []
    const records = await Promise.all(
      collections.map(({ name }) => mongoose.connection.db?.collection(name).find().toArray()),
    )
    const all = JSON.stringify(records)
    expect(all, 'the settings were looked at').toContain('claude-sonnet-4-5')
    expect(all).not.toContain(key)
    expect(all).toMatch(/"modelKey":"sealed:/)
    const audited = JSON.stringify(await mongoose.connection.db?.collection('auditEntries').find().toArray())
    expect(audited).toContain('updateCaraSettings')
    expect(audited).not.toContain('modelKey')
  })

  it('goes with its key when it is removed', async () => {
    await cara.save({ model: anthropic })
    expect((await cara.save({ model: null })).model).toBeNull()
    expect(await cara.refused({ model: { ...anthropic, key: '' } })).toEqual([
      { path: 'model.key', message: 'Enter the key.' },
    ])
  })

  it.each([
    [{}, 'provider', 'Choose a provider.'],
    [{ provider: 'ANTHROPIC', name: '', key }, 'name', 'Enter the model’s name.'],
    [{ provider: 'ANTHROPIC', name: 'a b', key }, 'name', 'Enter the name without spaces, as the provider writes it.'],
    [
      { provider: 'AZURE', name: 'ours', key },
      'url',
      'Enter the address of your Azure resource, such as https://name.openai.azure.com/openai.',
    ],
    [
      { provider: 'OPENAI_COMPATIBLE', name: 'ours', url: 'ftp://models.example.com' },
      'url',
      'Enter the address of the server, such as https://models.example.com/v1.',
    ],
    [
      { provider: 'OPENAI_COMPATIBLE', name: 'ours', url: 'http://models.example.com/v1' },
      'url',
      'Enter an address that begins with https://.',
    ],
    [
      { provider: 'AZURE', name: 'ours', key, url: 'https://169.254.169.254/latest' },
      'url',
      '169.254.169.254 is in a private network. Ask whoever runs this product to allow it.',
    ],
    [
      { provider: 'OPENAI_COMPATIBLE', name: 'ours', url: 'https://localhost/v1' },
      'url',
      'localhost is in a private network. Ask whoever runs this product to allow it.',
    ],
  ])('can’t be %j', async (model, path, message) => {
    const errors = await cara.refused({ model: { ...model, isConfirmed: true } })
    expect(errors).toContainEqual({ path: `model.${path}`, message })
    const tested = await cara.failedTest(model)
    expect(tested.extensions['validationErrors'], 'a test says the same').toContainEqual({ path, message })
  })
})
