import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { completeTask } from './complete-task.ts'
import { addressesIn } from './drafts/addresses-in.ts'
import { matchedMarks, withoutMarks } from './marks.ts'
import { tools, toolsFor } from './registry.ts'
import { never } from './testing/use-tools.ts'
import { toolNames } from './tool.ts'

const context = { workspaceId: 'w1', ownerId: 'o1', sources: [], signal: never }
const namesFor = async (preset: string | null) => (await toolsFor(preset)).map(({ name }) => name)

describe('the tools of a run', () => {
  it('are those of the specification', () => {
    expect(Object.keys(tools).sort()).toEqual([...toolNames].sort())
    for (const [name, tool] of Object.entries(tools)) expect(tool.name).toBe(name)
  })

  it('can look, draft and think, and end the run; none of them writes or sends', async () => {
    for (const preset of [null, 'CONTRACT_REVIEW', 'GENERATE_TEMPLATE', 'UNDERWRITING_ANALYSIS', 'NEVER_HEARD_OF']) {
      const names = await namesFor(preset)
      expect(names).toEqual(expect.arrayContaining(['THINK', 'SEARCH_FILE', 'DRAFT_EMAIL', 'COMPLETE_TASK']))
      expect(new Set(names).size).toBe(names.length)
    }
    expect(new Set(Object.values(tools).map(({ tier }) => tier))).toEqual(new Set(['READ', 'DRAFT']))
  })

  it('are what the preset needs', async () => {
    expect(await namesFor('CONTRACT_REVIEW')).not.toContain('FILL_TEMPLATE')
    expect(await namesFor('GENERATE_TEMPLATE')).toContain('FILL_TEMPLATE')
    expect(await namesFor(null)).toContain('FILL_TEMPLATE')
  })

  it('say to a model what each field is, in JSON schema', () => {
    for (const tool of Object.values(tools)) {
      expect(tool.description.length).toBeGreaterThan(60)
      for (const shape of [tool.input, tool.output]) {
        const schema = z.toJSONSchema(shape, { io: 'input' })
        expect(schema.type).toBe('object')
      }
    }
  })

  it.each(Object.values(tools))('$name takes no endless texts', ({ input }) => {
    const schema = JSON.stringify(z.toJSONSchema(input, { io: 'input' }))
    const endless = [...schema.matchAll(/\{[^{}]*"type":"string"[^{}]*\}/g)].filter(
      ([part]) => !/"(?:maxLength|enum|format|const)"/.test(part),
    )
    expect(endless.map(([part]) => part)).toEqual([])
  })
})

describe('COMPLETE_TASK', () => {
  const cited = (mark: number) => ({ mark, passageId: `p${mark}`, quote: 'words' })

  it('answers what it was given, without marks and citations that have no partner', async () => {
    const given = {
      text: 'The limit is $1 [1]. The deductible is $0 [2]. See [3](https://x.example).',
      citations: [cited(1), cited(3), cited(1)],
      notFound: [{ question: 'Retention', sources: ['Policy.pdf'] }],
    }
    const { output } = await completeTask.run(completeTask.input.parse(given), context)
    expect(output).toEqual({
      text: 'The limit is $1 [1]. The deductible is $0. See [3](https://x.example).',
      citations: [cited(1)],
      notFound: given.notFound,
    })
  })

  it('is the last word, of a bounded length', () => {
    const isTaken = (text: string) => completeTask.input.safeParse({ text, citations: [] }).success
    expect(['', '  ', 'Done.', 'x'.repeat(16_001)].map(isTaken)).toEqual([false, false, true, false])
  })
})

describe('marks', () => {
  it('stay while something proves them, several at one place', () => {
    const cited = [1, 2].map(mark => ({ mark, passageId: 'p', quote: 'q' }))
    expect(matchedMarks('Both [1][2], and [7].', cited)).toEqual({ text: 'Both [1][2], and.', citations: cited })
  })

  it('never become links', () => {
    const cited = [{ mark: 1, passageId: 'p', quote: 'q' }]
    const text = 'The limit is $1 [1].\n\n[1]: https://evil.example/?q=secret\n[note]: </p> "t"\n[Sic]: an aside'
    expect(matchedMarks(text, cited).text).toBe('The limit is $1 [1].\n\n[Sic]: an aside')
  })

  it('go with their space where they are dropped', () => {
    expect(withoutMarks('One [1], two [2].', mark => mark === 1)).toBe('One, two [2].')
  })
})

it.each([
  ['Send it to Maria.Ochoa@Redwood.example, please.', ['maria.ochoa@redwood.example']],
  ['a@b.example; a@b.example <c@d.co.example>.', ['a@b.example', 'c@d.co.example']],
  ['No address here: @maria, or me@localhost.', []],
])('“%s” names %j', (text, found) => expect(addressesIn(text)).toEqual(found))
