import { describe, expect, it } from 'vitest'
import { noticesOf } from '../testing/notices.ts'
import { colleague, formerColleague, them, us, useServicingSubgraph } from '../testing/servicing-subgraph.ts'

const servicing = useServicingSubgraph()
const { create, read, wrong } = servicing
const comment = (id: string, input: object) => servicing.data('comment', { id, input })
const task = (assigneeId: string | null = null) =>
  create({ type: 'QUOTE_REQUEST', details: 'x', clientName: 'Ada Heron', assigneeId })
const comments = async (id: string) => (await noticesOf(id)).filter(({ kind }) => kind !== 'ASSIGNED')

describe('a comment', () => {
  it('notifies those whom it mentions, and the assignee if they are no one of them', async () => {
    const { id } = await task(us.userId)
    await comment(id, { content: '@Sam Okafor please call her', mentionIds: [colleague, colleague] })
    const where = {
      ...{ about: 'Ada Heron · Quote Request', path: `/app/servicing/${id}/activity` },
      excerpt: '@Sam Okafor please call her',
    }
    expect(await comments(id)).toEqual([
      { kind: 'MENTIONED', to: [colleague], text: 'mentioned you on a quote request', ...where },
      { kind: 'COMMENTED', to: [us.userId], text: 'commented on a quote request assigned to you', ...where },
    ])
    expect((await read(id)).comments.items[0]?.mentions).toEqual([{ id: colleague }])
  })

  it('mentions its assignee without telling them twice', async () => {
    const { id } = await task(colleague)
    await comment(id, { content: 'Done?', mentionIds: [colleague] })
    expect((await comments(id)).map(({ kind }) => kind)).toEqual(['MENTIONED'])
  })

  it('mentions no one who can’t sign in, or who is of another agency', async () => {
    const { id } = await task()
    await comment(id, { content: 'Hello', mentionIds: [formerColleague, them.userId, 'no one'] })
    expect(await comments(id)).toEqual([])
    expect((await read(id)).comments.items[0]?.mentions).toEqual([])
  })

  it('mentions at most 50 people', async () => {
    const { id } = await task()
    const mentionIds = Array.from({ length: 51 }, (_, number) => String(number))
    expect(await wrong('comment', { id, input: { content: 'All', mentionIds } })).toEqual({
      mentionIds: 'Mention at most 50 people in a comment.',
    })
  })
})
