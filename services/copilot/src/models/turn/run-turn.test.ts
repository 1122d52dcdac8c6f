import { describe, expect, it } from 'vitest'
import { useModelDatabase } from '../testing/model-database.ts'
import { counted } from '../testing/protocols.ts'
import { models, search, useTurns } from '../testing/provider-turns.ts'

useModelDatabase()

describe.each(models)('a turn with %s', (provider, model, path) => {
  const { server, said, take, rows, outcomes } = useTurns(provider, model)

  it('streams its text, and counts the call', async () => {
    server().replies({ text: ['I’ll ', 'look ', 'it up.'] })
    const turn = await take()
    expect(said).toEqual(['I’ll ', 'look ', 'it up.'])
    expect(turn).toEqual({ text: 'I’ll look it up.', calls: [], usage: counted, fellBack: false, notice: null })
    expect(await rows()).toMatchObject([
      { provider, model, ownerId: 'ann', outcome: 'ANSWERED', isEstimated: false, ...counted },
    ])
    expect(server().asked.map(one => one.path)).toEqual([path])
    expect(JSON.stringify(server().asked[0]?.headers)).toContain('the-key')
  })

  it('returns calls that were made at once, and runs none of them', async () => {
    server().replies({ text: ['Both.'], calls: [search('deductible'), search('retention')] })
    const { calls, text } = await take()
    expect(text).toBe('Both.')
    expect(calls).toMatchObject([
      { name: 'SEARCH_FILE', input: { query: 'deductible' } },
      { name: 'SEARCH_FILE', input: { query: 'retention' } },
    ])
    expect(new Set(calls.map(({ id }) => id)).size).toBe(2)
    expect(server().asked).toHaveLength(1)
  })

  it('waits as long as a 429 asks for', async () => {
    server().replies({ status: 429, headers: { 'retry-after': '1' } }, { text: ['Now.'] })
    expect(await take()).toMatchObject({ text: 'Now.', fellBack: false })
    const [first, second] = server().asked
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(990)
    expect(await outcomes()).toEqual(['RATE_LIMITED', 'ANSWERED'])
  })

  it('falls back at once when a 429 asks for longer than anyone waits', async () => {
    server().replies({ status: 429, headers: { 'retry-after': '600' } })
    const turn = await take()
    expect(turn.fellBack).toBe(true)
    expect(turn.notice).toMatch(/ has too many requests, so Cara answers without a language model\.$/)
    expect(server().asked).toHaveLength(1)
  })

  it('tries again after a 500', async () => {
    server().replies({ status: 500 }, { text: ['Fine.'] })
    expect(await take()).toMatchObject({ text: 'Fine.', fellBack: false })
    expect(await rows()).toMatchObject([
      { outcome: 'FAILED', inputTokens: 0, outputTokens: 0, isEstimated: false },
      { outcome: 'ANSWERED' },
    ])
  })

  it('begins again when the connection breaks in the middle', async () => {
    server().replies({ text: ['The ded', 'uctible', ' is'], cutAfter: 2 }, { text: ['It is $500.'] })
    expect(await take()).toMatchObject({ text: 'It is $500.', fellBack: false })
    expect(said).toEqual(['It is $500.'])
    expect(await rows()).toMatchObject([{ outcome: 'FAILED', isEstimated: true }, { outcome: 'ANSWERED' }])
  })

  it('lets another engine take the turn once its attempts are spent, and says so', async () => {
    server().replies({ status: 503 }, { status: 500 }, { status: 529 })
    const turn = await take()
    expect(turn).toMatchObject({
      fellBack: true,
      ...{ text: 'Without a model.', calls: [] },
      usage: { inputTokens: 0, outputTokens: 0, cachedTokens: 0 },
    })
    expect(turn.notice).toMatch(/isn’t answering, so Cara answers without a language model\.$/)
    expect(said.join('')).toBe(turn.text)
    expect(await outcomes()).toEqual(['FAILED', 'FAILED', 'FAILED'])
  })

  it('falls back without trying again where the key is wrong', async () => {
    server().replies({ status: 401 })
    expect((await take()).notice).toContain('doesn’t accept the key')
    expect(server().asked).toHaveLength(1)
    expect(await outcomes()).toEqual(['REJECTED'])
  })

  it.skipIf(provider === 'google')('tells the model once that its arguments are no JSON', async () => {
    const wrong = { calls: [{ name: 'SEARCH_FILE', input: '{"query": "deduct' }, search('premium')] }
    server().replies(wrong, { calls: [search('deductible')] })
    const { calls, usage } = await take()
    expect(calls).toMatchObject([{ name: 'SEARCH_FILE', input: { query: 'deductible' } }])
    expect(usage.inputTokens).toBe(2 * counted.inputTokens)
    const told = JSON.stringify(server().asked[1]?.body)
    expect(told).toContain('Make this call again, correctly.')
    expect(told).toContain('another one beside it was wrong')
    expect(await outcomes()).toEqual(['UNUSABLE', 'ANSWERED'])
  })

  it('ends with a sentence when the model gets its tools wrong twice', async () => {
    server().replies(
      { calls: [{ name: 'DELETE_ALL', input: '{}' }] },
      { calls: [{ name: 'PEEK_FILE', input: '{"sourceId":"f1","fromPage":"two"}' }] },
    )
    await expect(take()).rejects.toThrow(
      'The language model used PEEK_FILE in a way that doesn’t work, twice. Ask again, or in other words.',
    )
    expect(await outcomes()).toEqual(['UNUSABLE', 'UNUSABLE'])
  })

  it('turns a refusal into a sentence', async () => {
    server().replies({ isRefusal: true })
    const { text, calls, fellBack } = await take()
    expect(text).toBe('The language model declined to answer this. Ask in other words, or ask about a document.')
    expect({ calls, fellBack, said: said.join('') }).toEqual({ calls: [], fellBack: false, said: text })
    expect(await outcomes()).toEqual(['REFUSED'])
  })

  it('says so when nothing comes', async () => {
    server().replies({})
    expect((await take()).text).toBe('The language model gave no answer. Ask again, or in other words.')
  })

  it('sends no Social Security, bank account or card number', async () => {
    server().replies({ text: ['Fine.'] })
    await take({
      system: 'SSN 219-09-9999. Limit $1,000,000, policy GL-4820193-02.',
      messages: [
        { role: 'user', content: 'Card 4111 1111 1111 1111' },
        {
          role: 'assistant',
          content: [{ type: 'tool-call', toolCallId: 'one', toolName: 'SEARCH_FILE', input: { query: '219-09-9999' } }],
        },
        {
          role: 'tool',
          content: [
            {
              type: 'tool-result',
              toolCallId: 'one',
              toolName: 'SEARCH_FILE',
              output: { type: 'text', value: 'Bank account 483920011, phone 415-555-0134' },
            },
          ],
        },
      ],
    })
    const sent = JSON.stringify(server().asked[0]?.body)
    for (const secret of ['219-09-9999', '4111', '483920011']) expect(sent).not.toContain(secret)
    for (const kept of ['$1,000,000', 'GL-4820193-02', '415-555-0134']) expect(sent).toContain(kept)
  })
})
