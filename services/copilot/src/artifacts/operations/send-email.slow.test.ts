import { inTenantScope } from '@coverdesk/kit'
import { runJob } from '@coverdesk/kit/testing'
import { beforeEach, expect, it } from 'vitest'
import { us } from '../../testing/copilot-subgraph.ts'
import { dyingJob } from '../../testing/dying-job.ts'
import { Artifact } from '../artifact.model.ts'
import { caraEmail } from '../sending/cara-email.ts'
import { emailJob } from '../sending/email-job.ts'
import { useArtifactSubgraph } from '../testing/artifact-subgraph.ts'

/** The test runs it itself, and ends its process where it likes. */
const { ask, email, mail } = useArtifactSubgraph(jobs =>
  jobs.map(job => (job.name === emailJob ? { ...job, run: async () => undefined } : job)),
)

beforeEach(() => {
  mail().mails.length = 0
})

it.each(['before', 'after'] as const)(
  'an email whose process is killed %s each of its writes is sent once, or left to a person',
  async when => {
    const ends: (string | undefined)[] = []
    for (let nth = 1; ; nth += 1) {
      mail().mails.length = 0
      const id = await email()
      await ask('review', { id, version: 1 })
      await ask('send', { id, version: 2 })
      const record = await inTenantScope(us.agencyId, () => Artifact.findById(id).orFail().lean())
      const payload = { artifactId: id, deliveryId: record.delivery?.id }
      const killed = dyingJob(caraEmail, nth, when)
      await runJob(killed, payload, us.agencyId).catch(error => expect(error.message).toBe('killed'))
      await runJob(caraEmail, payload, us.agencyId)
      const { delivery } = await ask('read', { id })
      expect(mail().mails.length, `death at write ${nth}`).toBeLessThanOrEqual(1)
      // What may have gone out is never said to have failed, and what was not begun goes out.
      if (delivery?.state === 'SENT') expect(mail().mails).toHaveLength(1)
      ends.push(delivery?.state)
      if (!killed.hasDied()) break
    }
    expect(ends).toEqual(when === 'before' ? ['SENT', 'UNKNOWN', 'SENT'] : ['UNKNOWN', 'SENT', 'SENT'])
  },
  120_000,
)
