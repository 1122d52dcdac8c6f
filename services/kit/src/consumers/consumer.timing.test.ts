import { describe, it } from 'vitest'
import { ownDatabase } from '../database.ts'
import { kitFile, startChild } from '../testing/child.ts'
import { numbered, once, seen, tell, useTestConsumers } from './testing/test-consumers.ts'

const { consumer, databases } = useTestConsumers()

describe('a consumer that is killed', () => {
  it('sees every event once anyway', async () => {
    const child = startChild(`
      import { Schema } from 'mongoose'
      import { useTestAuditKeys } from ${kitFile('testing/test-audit-keys.ts')}
      import { connectDatabase, ownDatabase } from ${kitFile('database.ts')}
      import { createLogger } from ${kitFile('logger.ts')}
      import { defineTenantModel } from ${kitFile('models.ts')}
      import { Consumer } from ${kitFile('consumers/consumer.ts')}
      import { nameSharedDatabases, sharedDatabase } from ${kitFile('shared-databases.ts')}
      const Copy = defineTenantModel('testCopies', new Schema({ of: String, times: Number }))
      nameSharedDatabases(${JSON.stringify(databases)})
      useTestAuditKeys()
      await connectDatabase(${JSON.stringify(process.env['MONGODB_URI'])}, ${JSON.stringify(databases.own)})
      let count = 0
      const handle = async ({ id }) => {
        await Copy.updateOne({ of: id }, { $inc: { times: 1 } }, { upsert: true })
        count += 1
        if (count === 10) {
          process.send('in the middle of the tenth')
          await new Promise(() => setInterval(() => undefined, 1000))
        }
      }
      new Consumer({ name: 'copies', types: ['Told'], handle }, { own: ownDatabase(), events: sharedDatabase('events') }, createLogger('child', 'silent'))`)
    await tell(numbered(20))
    await child.says()
    await child.kill()
    await tell(numbered(5, 'f'))
    // No one waits for the lease of the dead here.
    await ownDatabase()
      .collection('leases')
      .updateMany({}, { $set: { until: new Date(0) } })
    consumer()
    await seen(once([...numbered(20), ...numbered(5, 'f')]))
  })
})
