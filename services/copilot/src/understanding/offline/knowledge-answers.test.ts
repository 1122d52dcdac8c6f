import { inTenantScope } from '@coverdesk/kit'
import { beforeAll, describe, expect, it } from 'vitest'
import demoDocuments from '../../demo-seed/knowledge-documents.json' with { type: 'json' }
import { documents, us, useCopilotSubgraph } from '../../testing/copilot-subgraph.ts'
import { resolvePassage } from '../../tools/passages/resolve-passage.ts'
import { tools } from '../../tools/registry.ts'
import type { ToolContext } from '../../tools/tool.ts'
import { converse } from '../testing/converse.ts'

const copilot = useCopilotSubgraph()

beforeAll(async () => {
  for (const { title, content } of demoDocuments.harborPoint) {
    const { id } = await copilot.one(documents.create, { input: { title, content } })
    await copilot.indexed(id)
  }
}, 60_000)

const context: ToolContext = {
  ...{ workspaceId: 'one', ownerId: us.userId, sources: [], signal: new AbortController().signal },
}
const offered = [tools.SEARCH_KNOWLEDGE_BASE, tools.COMPLETE_TASK]

const ask = (question: string) =>
  inTenantScope(us.agencyId, async () => {
    const { answer, outcome } = await converse({
      messages: [question],
      tools: offered,
      answers: {
        SEARCH_KNOWLEDGE_BASE: async (input: unknown) => (await tools.SEARCH_KNOWLEDGE_BASE.run(input, context)).output,
      },
    })
    const ended = await tools.COMPLETE_TASK.run(answer, context)
    const cited = await Promise.all(answer.citations.map(({ passageId }) => resolvePassage(passageId, context)))
    return { answer, outcome, ended, cited }
  })

describe('the agency’s own guides, without a model', () => {
  it.each([
    ['How quickly do we issue a certificate?', 'A certificate is issued within one business day'],
    [
      'What is the minimum premium for general liability of roofers?',
      'minimum premium for general liability is $7,500',
    ],
    ['How many days may we backdate a cancellation?', 'backdate cancellations more than 30 days'],
    ['What is the wind deductible for marine accounts?', 'The wind deductible is 5% of the insured value'],
    ['When are cyber incidents reported?', 'Cyber incidents are reported within 72 hours.'],
    ['What is the short rate penalty?', 'The short rate penalty is usually 10%.'],
    ['Are we open on federal holidays?', 'We’re closed on federal holidays'],
    ['Do we refer roofers that use hot tar?', 'use torch-down or hot tar'],
    ['Who must sign a cancellation request?', 'signed by a named insured'],
    ['What is the general aggregate that most contracts ask for?', '$2,000,000 general aggregate'],
    ["What's the min premium for GL on roofers?", 'minimum premium for general liability is $7,500'],
    ['min prem roofers', 'minimum premium for general liability is $7,500'],
    ['MEP on roofers', 'minimum earned premium is 25%'],
    ['WOS - do we need an endt', 'waiver of subrogation needs an endorsement'],
    ['short rate or pro rata when they move carriers', 'pro rata when coverage is moved'],
    ['what do we do when a client reports a loss', 'Make sure that everyone is safe'],
    ['wind ded marine', 'The wind deductible is 5% of the insured value'],
    ["what're our hours", '8:30 a.m. to 5:30 p.m.'],
    ['are we open saturdays', 'open Monday through Friday'],
    ['is the office open on memorial day', 'closed on federal holidays'],
    ['roofer subs out 40% of the work, ok to quote?', 'subcontract more than 25%'],
    ['what do underwriters want to see for a boat yard', 'Berth plan and number of slips'],
    ['what should I do first when a client calls in a loss', 'Make sure that everyone is safe'],
    ['return premium pro rata or short rate?', 'return unearned premium pro rata'],
  ])('answer “%s” word for word, with evidence that opens', async (question, expected) => {
    const { answer, ended, cited } = await ask(question)
    const quotes = answer.citations.map(({ quote }) => quote.replace(/'/g, '’').replace(/\s+/g, ' '))
    expect(quotes.join(' | ')).toContain(expected.replace(/'/g, '’'))
    expect(answer.notFound).toBeUndefined()
    expect(answer.closest).toBeUndefined()
    expect(ended.output).toEqual(answer)
    for (const [place, passage] of cited.entries()) expect(passage?.text).toContain(answer.citations[place]?.quote)
  })

  it.each([
    'What is the flood deductible for warehouses?',
    'Who is the underwriter at Pacific Mariner?',
    'How much commission do producers get?',
    "What's the min prem for WC on roofers?",
    'min premium for restaurants',
    'commission for roofers?',
    'flood ded for marinas',
    'how many vacation days do we get',
    'what is the wind deductible for hotels',
    'what commission does a carrier pay on marinas',
  ])('don’t answer “%s”: nothing is stated, and the closest passages are no more than that', async question => {
    const { answer, outcome } = await ask(question)
    if (outcome?.kind === 'CLOSEST') {
      expect(answer.text).toMatch(/^The closest passages, which may not answer it:/)
      expect(answer.notFound).toBeUndefined()
      return
    }
    expect(outcome?.kind).toBe('NOT_IN_DOCUMENTS')
    expect(answer.text).toMatch(
      /^I didn’t find an answer to this in the pages searched: Knowledge base \(6 documents, \d+ pages\)\./,
    )
    expect(answer.notFound).toHaveLength(1)
  })
})
