import { MongoClient } from 'mongodb'
import { productData } from './journey.ts'
import { processes } from './product.ts'

/** Does to a user what disabling means: no sign-in any more, and every session over in the same step (docs/adr/0013). */
export const disableUser = (email: string): Promise<void> => setState(email, 'DISABLED')

export const enableUser = (email: string): Promise<void> => setState(email, 'ACTIVE')

async function setState(email: string, state: 'ACTIVE' | 'DISABLED') {
  const port = processes(productData()).find(({ name }) => name === 'embedded-mongo')?.port
  const client = await MongoClient.connect(`mongodb://127.0.0.1:${port}/?replicaSet=coverdesk`)
  await client.withSession(session =>
    session.withTransaction(async () => {
      const users = client.db('settings').collection('agencyUsers')
      const user = await users.findOneAndUpdate({ email }, { $set: { state } }, { session })
      if (!user) throw new Error(`Nobody has the address ${email}.`)
      if (state === 'ACTIVE') return
      await client
        .db('gateway')
        .collection('sessions')
        .deleteMany({ userId: String(user._id) }, { session })
    }),
  )
  await client.close()
}
