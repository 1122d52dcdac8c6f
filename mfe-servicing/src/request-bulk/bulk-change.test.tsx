import type { RenderedPlugin } from '@coverdesk/plugin-sdk/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { click, eventually, openPage, sentWith, shows, type } from '../testing/open-page'
import { answerRequests, requestRow } from '../testing/requests.fixtures'
import { assignment, dueDate } from './chosen-change'

const rows = [requestRow(0), requestRow(1), requestRow(2)]
const toasts = () => page.toasts()

let page: RenderedPlugin
const openDialog = async (place: string, answer: object) => {
  page = await openPage(`/app/servicing/${place}`, {
    ServiceRequests: answerRequests(rows),
    UpdateServiceRequests: { updateServiceRequests: { __typename: 'ServiceRequestBulkUpdate', ...answer } },
  })
}
const changed = (index: number) => ({ ...requestRow(index), version: 2 })

describe('a change of chosen requests', () => {
  it('leaves alone whom it would not change, and knows what each was before', () => {
    expect(assignment(rows, 'user-1')).toEqual({
      changes: [{ id: '3', version: 1, assigneeId: 'user-1' }],
      former: [{ id: '3', assigneeId: null }],
      done: 'assigned',
    })
    expect(dueDate(rows, '2026-11-27T08:00:00.000Z')).toEqual({
      changes: [{ id: '2', version: 1, dueAt: '2026-11-27T08:00:00.000Z' }],
      former: [{ id: '2', dueAt: null }],
      done: 'given the due date',
    })
  })
})

describe('the dialogs about chosen requests', () => {
  afterEach(() => page.unmount())

  it('unassigns them with their versions, says so, and undoes it with the new ones', async () => {
    await openDialog('assign?ids=1.2', { updated: [changed(0), changed(1)], skippedIds: [] })
    await shows('Assign 2 requests')
    await click('Assign')
    await eventually(() => expect(toasts().map(({ text }) => text)).toEqual(['2 requests unassigned']))
    expect(sentWith(page, 'UpdateServiceRequests')).toEqual([
      {
        changes: [
          { id: '1', version: 1, assigneeId: null },
          { id: '2', version: 1, assigneeId: null },
        ],
      },
    ])
    toasts()[0]?.action?.run()
    await eventually(() => expect(toasts().map(({ text }) => text)).toEqual(['2 requests back as before']))
    expect(sentWith(page, 'UpdateServiceRequests')[1]).toEqual({
      changes: [
        { id: '1', version: 2, assigneeId: 'user-1' },
        { id: '2', version: 2, assigneeId: 'user-1' },
      ],
    })
  })

  it('says how many someone else had changed, and undoes only the others', async () => {
    await openDialog('due-date?ids=1.2.3', { updated: [changed(1)], skippedIds: ['1', '3'] })
    await shows('Set due date of 3 requests')
    await type('dueAt', '2026-12-04')
    await click('Set due date')
    await eventually(() =>
      expect(toasts()[0]?.text).toBe(
        '1 request given the due date. 2 requests were changed by someone else and left as they are',
      ),
    )
    toasts()[0]?.action?.run()
    await eventually(() => expect(sentWith(page, 'UpdateServiceRequests')).toHaveLength(2))
    expect(sentWith(page, 'UpdateServiceRequests')[1]).toEqual({ changes: [{ id: '2', version: 2, dueAt: null }] })
  })

  it('says that a chosen request is not loaded', async () => {
    await openDialog('assign?ids=1.99', { updated: [], skippedIds: [] })
    await shows('Assign 1 request')
    await shows('1 selected request is not loaded and will stay unchanged.')
  })
})
