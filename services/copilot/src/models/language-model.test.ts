import { demoAgencies, inTenantScope, readEnvironment } from '@coverdesk/kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agencysModel, configureModels, modelEnvironment, operatorsModel } from './language-model.ts'
import { useModelDatabase } from './testing/model-database.ts'
import { ProviderServer } from './testing/provider-server.ts'
import { runTurn } from './turn/run-turn.ts'

useModelDatabase()

const configure = (variables: Record<string, string>) => configureModels(readEnvironment(modelEnvironment, variables))
const key = { CARA_MODEL_KEY: 'secret' }

describe('the operator’s model', () => {
  it('is none where none is named', async () => {
    configure({})
    expect(await operatorsModel()).toBeNull()
  })

  it.each([
    [
      { CARA_MODEL: 'anthropic:claude-sonnet-4-5', ...key },
      'anthropic:claude-sonnet-4-5',
      'https://api.anthropic.com/v1',
    ],
    [{ CARA_MODEL: 'openai:gpt-5', ...key }, 'openai:gpt-5', 'https://api.openai.com/v1'],
    [
      { CARA_MODEL: 'google:gemini-2.5-flash', ...key },
      'google:gemini-2.5-flash',
      'https://generativelanguage.googleapis.com/v1beta',
    ],
    [
      { CARA_MODEL: 'azure:ours', CARA_MODEL_URL: 'https://us.openai.azure.com/openai/', ...key },
      'azure:ours',
      'https://us.openai.azure.com/openai',
    ],
    [
      {
        CARA_MODEL: 'bedrock:us.anthropic.claude:0',
        CARA_MODEL_URL: 'https://bedrock-runtime.us-west-2.amazonaws.com',
        ...key,
      },
      'bedrock:us.anthropic.claude:0',
      'https://bedrock-runtime.us-west-2.amazonaws.com',
    ],
    [
      { CARA_MODEL: 'openai-compatible:qwen3:8b', CARA_MODEL_URL: 'http://localhost:11434/v1' },
      'openai-compatible:qwen3:8b',
      'http://localhost:11434/v1',
    ],
  ])('is what %j says', async (variables, name, url) => {
    configure(variables)
    const chosen = await operatorsModel()
    expect(chosen).toMatchObject({ name, access: { url } })
    expect(chosen?.model.modelId).toBe(name.slice(name.indexOf(':') + 1))
  })

  it('has a smaller one for reading, or reads with the usual one', async () => {
    configure({ CARA_MODEL: 'openai:gpt-5', CARA_SMALL_MODEL: 'openai:gpt-5-mini', ...key })
    expect((await operatorsModel({ isSmall: true }))?.name).toBe('openai:gpt-5-mini')
    configure({ CARA_MODEL: 'openai:gpt-5', ...key })
    expect((await operatorsModel({ isSmall: true }))?.name).toBe('openai:gpt-5')
  })

  it.each([
    [{ CARA_MODEL: 'gpt-5' }, 'CARA_MODEL must be <provider>:<model>'],
    [{ CARA_MODEL: 'openai:gpt-5' }, 'CARA_MODEL_KEY is needed with openai.'],
    [{ CARA_MODEL: 'azure:ours', ...key }, 'CARA_MODEL_URL is needed with azure.'],
    [{ CARA_SMALL_MODEL: 'openai:gpt-5-mini' }, 'CARA_SMALL_MODEL needs CARA_MODEL'],
    [{ CARA_MODEL: 'openai:gpt-5', CARA_SMALL_MODEL: 'google:gemini', ...key }, 'must be of the same provider'],
    [{ CARA_ALLOWED_HOSTS: 'http://localhost' }, 'CARA_ALLOWED_HOSTS must be a list of hosts'],
  ])('isn’t %j', (variables, message) => {
    expect(() => configure(variables as never)).toThrow(message)
  })
})

describe('an agency’s model', () => {
  let server: ProviderServer
  beforeAll(async () => {
    server = await ProviderServer.start('openai-compatible')
  })
  afterAll(() => server.close())
  const agencyModel = () => ({
    provider: 'openai-compatible' as const,
    model: 'theirs',
    key: 'their-key',
    url: server.url,
  })

  it('comes before the operator’s, and is asked with its own key', async () => {
    configure({ CARA_MODEL: 'openai:gpt-5', CARA_ALLOWED_HOSTS: new URL(server.url).host, ...key })
    const chosen = await agencysModel(agencyModel())
    expect(chosen.name).toBe('openai-compatible:theirs')
    server.replies({ text: ['Ours.'] })
    const turn = await inTenantScope(demoAgencies.harborPoint.id, () =>
      runTurn({
        ...{ chosen, system: 'You are Cara.', messages: [{ role: 'user', content: 'Hello' }], tools: [] },
        ...{ runId: 'run', ownerId: 'ann', signal: new AbortController().signal, onText: () => {} },
        fallBack: () => Promise.reject(new Error('The model is available.')),
      }),
    )
    expect(turn.text).toBe('Ours.')
    expect(server.asked[0]?.headers.authorization).toBe('Bearer their-key')
  })

  it('can’t be in a private network, not even beside the operator’s own', async () => {
    configure({ CARA_MODEL: 'openai-compatible:ours', CARA_MODEL_URL: server.url })
    await expect(agencysModel(agencyModel())).rejects.toThrow('Enter an address that begins with https://.')
    const secure = { ...agencyModel(), url: 'https://169.254.169.254/latest' }
    await expect(agencysModel(secure)).rejects.toThrow('is in a private network')
  })

  it('needs no URL where its provider has one', async () => {
    configure({})
    const chosen = await agencysModel({ provider: 'anthropic', model: 'claude', key: 'k' })
    expect(chosen.access.url).toBe('https://api.anthropic.com/v1')
  })
})
