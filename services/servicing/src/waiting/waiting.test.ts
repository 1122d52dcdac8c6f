import { daysAfter, todayIn } from '@coverdesk/kit'
import { describe, expect, it } from 'vitest'
import { type RequestAnswer, useServicingSubgraph } from '../testing/servicing-subgraph.ts'

const { create, data, list, wrong, failure } = useServicingSubgraph()
const at = ({ id, version }: RequestAnswer) => ({ id, version })
const request = () => create({ type: 'OTHER', details: 'Call back' })
const today = todayIn('America/Los_Angeles')
const followUpOn = daysAfter(today, 3)
const wait = (waiting: RequestAnswer, input: object = { on: 'CLIENT', followUpOn }) =>
  data('wait', { ...at(waiting), input })

describe('an open request', () => {
  it('waits on someone until a day, which the log and the list know', async () => {
    const waiting = await wait(await request(), { on: 'CARRIER', followUpOn, note: 'Underwriting reviews it' })
    expect(waiting).toMatchObject({
      version: 2,
      waiting: { on: 'CARRIER', followUpOn, note: 'Underwriting reviews it' },
    })
    expect(waiting.versionHistory[0]).toMatchObject({
      ...{ updateTypes: ['UPDATE_SERVICE_REQUEST'], reason: 'Underwriting reviews it' },
      changes: [{ kind: 'WAITING_STARTED', before: null, after: 'Carrier' }],
    })
    const found = async (isWaiting: boolean) =>
      (await list({ filter: { isWaiting } })).items.some(({ id }) => id === waiting.id)
    expect([await found(true), await found(false)]).toEqual([true, false])
    const ended = await data('endWaiting', at(waiting))
    expect(ended).toMatchObject({ version: 3, waiting: null })
    expect(ended.versionHistory[0]?.changes).toMatchObject([{ kind: 'WAITING_ENDED', before: 'Carrier' }])
    expect([await found(true), await found(false)]).toEqual([false, true])
    expect(await data('endWaiting', at(ended)), 'it waits no longer').toEqual(ended)
  })

  it('waits on someone else from then on', async () => {
    const onClient = await wait(await request())
    const onCarrier = await wait(onClient, { on: 'CARRIER', followUpOn })
    expect(onCarrier.versionHistory[0]?.changes).toMatchObject([{ before: 'Client', after: 'Carrier' }])
    expect(await wait(onCarrier, { on: 'CARRIER', followUpOn }), 'nothing has changed').toEqual(onCarrier)
  })

  it.each([
    [{ followUpOn }, { on: 'Choose whom the request waits on.' }],
    [{ on: 'CLIENT' }, { followUpOn: 'Enter the follow-up date.' }],
    [{ on: 'CLIENT', followUpOn: today }, { followUpOn: 'Choose a day after today.' }],
    [{ on: 'CLIENT', followUpOn: daysAfter(today, 400) }, { followUpOn: 'Choose a day within a year.' }],
  ])('is refused at its fields: %j', async (input, messages) => {
    expect(await wrong('wait', { ...at(await request()), input })).toEqual(messages)
  })

  it('waits no longer once it is resolved, and then not again', async () => {
    const resolved = await data('resolve', { ...at(await wait(await request())), input: {} })
    expect(resolved).toMatchObject({ waiting: null, state: 'CLOSED' })
    expect(resolved.versionHistory[0]).toMatchObject({
      ...{ updateTypes: ['CLOSE_SERVICE_REQUEST'], changes: [{ kind: 'WAITING_ENDED', before: 'Client' }] },
    })
    const again = await failure('wait', { ...at(resolved), input: { on: 'CLIENT', followUpOn } })
    expect(again.message).toBe('This request is resolved already.')
  })
})
