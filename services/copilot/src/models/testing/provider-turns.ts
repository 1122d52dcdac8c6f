import { demoAgencies, inTenantScope } from '@coverdesk/kit'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { z } from 'zod'
import type { Tool } from '../../tools/tool.ts'
import { type ChosenModel, configureModels, operatorsModel } from '../language-model.ts'
import type { Provider } from '../providers/provider.ts'
import { runTurn, type TurnInput } from '../turn/run-turn.ts'
import { ModelCall } from '../usage/model-call.model.ts'
import { ProviderServer } from './provider-server.ts'

const never = () => Promise.reject(new Error('A model never runs a tool.'))
const tool = (name: Tool['name'], input: z.ZodType): Tool => ({
  ...{ name, description: `Does ${name}.`, tier: 'READ', input, output: z.unknown(), run: never },
})
const tools = [
  tool('SEARCH_FILE', z.object({ query: z.string().min(1), sourceIds: z.array(z.string()).optional() })),
  tool('PEEK_FILE', z.object({ sourceId: z.string(), fromPage: z.int(), toPage: z.int() })),
  tool('COMPLETE_TASK', z.object({ text: z.string(), citations: z.array(z.unknown()) })),
]
export const search = (query: string) => ({ name: 'SEARCH_FILE', input: JSON.stringify({ query }) })
const noUsage = { inputTokens: 0, outputTokens: 0, cachedTokens: 0 }
const retries = { attempts: 3, firstWaitMs: 5, maxWaitMs: 2_500 }
/** So long that no answer is late on a slow machine. */
const times = { firstMs: 20_000, totalMs: 40_000 }

export const models: [Provider, string, string][] = [
  ['anthropic', 'claude-sonnet-4-5', '/v1/messages'],
  ['openai', 'gpt-5', '/v1/responses'],
  ['google', 'gemini-2.5-flash', '/v1/models/gemini-2.5-flash:streamGenerateContent?alt=sse'],
  ['openai-compatible', 'local', '/v1/chat/completions'],
  ['azure', 'ours', '/v1/chat/completions'],
  ['bedrock', 'us.claude', '/v1/model/us.claude/converse-stream'],
]

/** Turns with a model of a provider on loopback, for the tests of a `describe`. */
export function useTurns(provider: Provider, model: string) {
  let server: ProviderServer | undefined
  let count = 0
  beforeAll(async () => {
    server = await ProviderServer.start(provider)
  })
  afterAll(() => server?.close())
  beforeEach(() => {
    count += 1
    configureModels({
      CARA_MODEL: { provider, model },
      CARA_MODEL_URL: server?.url,
      CARA_MODEL_KEY: 'the-key',
      CARA_ALLOWED_HOSTS: [],
    })
  })

  const said: string[] = []
  const take = async (more: Partial<TurnInput> = {}) => {
    said.length = 0
    const input: TurnInput = {
      chosen: (await operatorsModel()) as ChosenModel,
      system: 'You are Cara.\n\n# Documents\n- f1: Lease.pdf',
      messages: [{ role: 'user', content: 'What is the deductible?' }],
      tools,
      runId: `${provider} ${count}`,
      ownerId: 'ann',
      signal: new AbortController().signal,
      fallBack: async ({ onText }) => {
        onText('Without a model.')
        return { ...{ text: 'Without a model.', calls: [] }, usage: noUsage, fellBack: false, notice: null }
      },
      onText: delta => said.push(delta),
      onRestart: () => said.splice(0),
      ...{ times, retries },
      ...more,
    }
    return inTenantScope(demoAgencies.harborPoint.id, () => runTurn(input))
  }
  const rows = () =>
    inTenantScope(demoAgencies.harborPoint.id, () =>
      ModelCall.find({ runId: `${provider} ${count}` })
        .sort({ _id: 1 })
        .lean(),
    )
  const outcomes = async () => (await rows()).map(({ outcome }) => outcome)
  const started = () => {
    if (!server) throw new Error('The provider’s server runs only while tests do.')
    return server
  }
  return { server: started, said, take, rows, outcomes }
}
