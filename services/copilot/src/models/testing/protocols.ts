import type { Provider } from '../providers/provider.ts'
import { eventFrame } from './event-frame.ts'

/** What a model says, in no protocol yet. */
export interface SaidByModel {
  text?: string[]
  /** Arguments as the model writes them, which may be no JSON. */
  calls?: { name: string; input: string }[]
  isRefusal?: boolean
}

/** What the tests’ models count. */
export const counted = { inputTokens: 1_200, outputTokens: 34, cachedTokens: 200 }

const sse = (data: object): string =>
  `${'type' in data ? `event: ${data.type}\n` : ''}data: ${JSON.stringify(data)}\n\n`
const done = 'data: [DONE]\n\n'

/** The events in which a provider streams an answer, each as the bytes of one event. */
export const protocols: Record<Provider, (said: SaidByModel) => (string | Buffer)[]> = {
  anthropic: said => anthropic(said).map(sse),
  openai: said => responses(said).map(sse),
  google: said => google(said).map(sse),
  azure: said => [...chat(said).map(sse), done],
  bedrock: said => converse(said).map(([name, data]) => eventFrame(name, data)),
  'openai-compatible': said => [...chat(said).map(sse), done],
}

const idOf = (place: number) => `call_${place + 1}`
const halves = (text: string) => [text.slice(0, text.length / 2), text.slice(text.length / 2)]

function anthropic({ text = [], calls = [], isRefusal = false }: SaidByModel) {
  const { inputTokens, outputTokens, cachedTokens } = counted
  const fresh = inputTokens - cachedTokens
  const usage = {
    input_tokens: fresh,
    cache_read_input_tokens: cachedTokens,
    cache_creation_input_tokens: 0,
    output_tokens: 1,
  }
  const message = {
    id: 'msg',
    type: 'message',
    role: 'assistant',
    model: 'claude',
    content: [],
    stop_reason: null,
    usage,
  }
  const blocks = [
    ...(text.length > 0
      ? [{ block: { type: 'text', text: '' }, deltas: text.map(one => ({ type: 'text_delta', text: one })) }]
      : []),
    ...calls.map(({ name, input }, place) => ({
      block: { type: 'tool_use', id: idOf(place), name, input: {} },
      deltas: halves(input).map(part => ({ type: 'input_json_delta', partial_json: part })),
    })),
  ]
  const stop_reason = isRefusal ? 'refusal' : calls.length > 0 ? 'tool_use' : 'end_turn'
  return [
    { type: 'message_start', message },
    ...blocks.flatMap(({ block, deltas }, index) => [
      { type: 'content_block_start', index, content_block: block },
      ...deltas.map(delta => ({ type: 'content_block_delta', index, delta })),
      { type: 'content_block_stop', index },
    ]),
    { type: 'message_delta', delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: outputTokens } },
    { type: 'message_stop' },
  ]
}

function responses({ text = [], calls = [], isRefusal = false }: SaidByModel) {
  const { inputTokens, outputTokens, cachedTokens } = counted
  const usage = {
    ...{ input_tokens: inputTokens, output_tokens: outputTokens, total_tokens: inputTokens + outputTokens },
    input_tokens_details: { cached_tokens: cachedTokens },
    output_tokens_details: { reasoning_tokens: 0 },
  }
  const response = { id: 'resp', created_at: 1_790_000_000, model: 'gpt', service_tier: 'default' }
  const item_id = 'msg'
  const message = { type: 'message', id: item_id, role: 'assistant', status: 'in_progress', content: [] }
  const output_index = 0
  const said = isRefusal
    ? [{ type: 'response.refusal.delta', item_id, output_index, content_index: 0, delta: 'I can’t help with that.' }]
    : text.map(delta => ({
        type: 'response.output_text.delta',
        item_id,
        output_index,
        content_index: 0,
        delta,
        logprobs: [],
      }))
  return [
    { type: 'response.created', response },
    ...(said.length > 0
      ? [
          { type: 'response.output_item.added', output_index, item: message },
          ...said,
          { type: 'response.output_item.done', output_index, item: { ...message, status: 'completed' } },
        ]
      : []),
    ...calls.flatMap(({ name, input }, place) => {
      const index = place + 1
      const item = { type: 'function_call', id: `fc_${index}`, call_id: idOf(place), name, status: 'completed' }
      return [
        { type: 'response.output_item.added', output_index: index, item: { ...item, arguments: '' } },
        ...halves(input).map(delta => ({
          ...{ type: 'response.function_call_arguments.delta', item_id: item.id, output_index: index, delta },
        })),
        { type: 'response.function_call_arguments.done', item_id: item.id, output_index: index, arguments: input },
        { type: 'response.output_item.done', output_index: index, item: { ...item, arguments: input } },
      ]
    }),
    { type: 'response.completed', response: { ...response, status: 'completed', incomplete_details: null, usage } },
  ]
}

function google({ text = [], calls = [], isRefusal = false }: SaidByModel) {
  const { inputTokens, outputTokens, cachedTokens } = counted
  const usageMetadata = {
    ...{ promptTokenCount: inputTokens, candidatesTokenCount: outputTokens },
    ...{ cachedContentTokenCount: cachedTokens, totalTokenCount: inputTokens + outputTokens },
  }
  const chunk = (parts: object[], more: object = {}) => ({
    candidates: [{ content: { role: 'model', parts }, index: 0, ...more }],
    usageMetadata,
  })
  return [
    ...text.map(one => chunk([{ text: one }])),
    ...(calls.length > 0
      ? [chunk(calls.map(({ name, input }) => ({ functionCall: { name, args: JSON.parse(input) } })))]
      : []),
    chunk([], { finishReason: isRefusal ? 'SAFETY' : 'STOP' }),
  ]
}

function chat({ text = [], calls = [], isRefusal = false }: SaidByModel) {
  const { inputTokens, outputTokens, cachedTokens } = counted
  const chunk = (delta: object, finish_reason: string | null = null) => ({
    ...{ id: 'chat', object: 'chat.completion.chunk', created: 1_790_000_000, model: 'local' },
    choices: [{ index: 0, delta, finish_reason }],
  })
  return [
    chunk({ role: 'assistant', content: '' }),
    ...(isRefusal ? [chunk({ refusal: 'I can’t help with that.' })] : []),
    ...text.map(content => chunk({ content })),
    ...calls.flatMap(({ name, input }, index) => {
      const [first, last] = halves(input)
      return [
        chunk({ tool_calls: [{ index, id: idOf(index), type: 'function', function: { name, arguments: first } }] }),
        chunk({ tool_calls: [{ index, function: { arguments: last } }] }),
      ]
    }),
    chunk({}, calls.length > 0 ? 'tool_calls' : 'stop'),
    {
      ...{ id: 'chat', object: 'chat.completion.chunk', created: 1_790_000_000, model: 'local', choices: [] },
      usage: {
        ...{ prompt_tokens: inputTokens, completion_tokens: outputTokens, total_tokens: inputTokens + outputTokens },
        prompt_tokens_details: { cached_tokens: cachedTokens },
      },
    },
  ]
}

function converse({ text = [], calls = [], isRefusal = false }: SaidByModel): [string, object][] {
  const { inputTokens, outputTokens, cachedTokens } = counted
  const stopReason = isRefusal ? 'guardrail_intervened' : calls.length > 0 ? 'tool_use' : 'end_turn'
  const usage = {
    ...{ inputTokens: inputTokens - cachedTokens, outputTokens, totalTokens: inputTokens + outputTokens },
    ...{ cacheReadInputTokens: cachedTokens, cacheWriteInputTokens: 0 },
  }
  return [
    ['messageStart', { role: 'assistant' }],
    ...text.map((one): [string, object] => ['contentBlockDelta', { contentBlockIndex: 0, delta: { text: one } }]),
    ...(text.length > 0 ? [['contentBlockStop', { contentBlockIndex: 0 }] as [string, object]] : []),
    ...calls.flatMap(({ name, input }, place): [string, object][] => {
      const contentBlockIndex = place + 1
      const start = { toolUse: { toolUseId: idOf(place), name } }
      return [
        ['contentBlockStart', { contentBlockIndex, start }],
        ...halves(input).map((part): [string, object] => [
          'contentBlockDelta',
          { contentBlockIndex, delta: { toolUse: { input: part } } },
        ]),
        ['contentBlockStop', { contentBlockIndex }],
      ]
    }),
    ['messageStop', { stopReason }],
    ['metadata', { usage, metrics: { latencyMs: 1 } }],
  ]
}
