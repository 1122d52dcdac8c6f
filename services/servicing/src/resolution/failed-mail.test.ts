import { expect, it, vi } from 'vitest'
import { useServicingSubgraph } from '../testing/servicing-subgraph.ts'
import { resolutionMail } from './resolution-mail.ts'

const servicing = useServicingSubgraph({ jobs: [{ ...resolutionMail, attempts: 1 }] })
const { create, data, read } = servicing

it('a resolution that no mail server takes is said to have failed, and can be mailed again', async () => {
  servicing.mail().refuseNext(1)
  const { id, version } = await create({ type: 'OTHER', details: 'x' })
  const input = { to: 'ada@heron.example', subject: 'Done', message: 'Done.' }
  const resolved = await data('resolve', { id, version, input: { email: input } })
  const state = async () => (await read(id)).resolution?.email?.state
  await vi.waitFor(async () => expect(await state()).toBe('FAILED'), { timeout: 20_000, interval: 50 })
  await data('email', { id, version: resolved.version, input })
  await vi.waitFor(async () => expect(await state()).toBe('SENT'), { timeout: 20_000, interval: 50 })
  expect(servicing.mail().mails).toHaveLength(1)
})
