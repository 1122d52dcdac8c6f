import { hostname, userInfo } from 'node:os'
import { join } from 'node:path'
import { type MongoClient, ObjectId } from 'mongodb'
import { ReleaseStore } from '../../services/gateway/src/registry/release-store.ts'
import { TrustedDocuments } from '../../services/gateway/src/registry/trusted-documents.ts'
import type { PluginRegistry } from './commands.ts'

/** The registry of a product, in its database and its data folder. */
export function openRegistry({ client, dataFolder }: { client: MongoClient; dataFolder: string }): PluginRegistry {
  const gateway = client.db('gateway')
  return {
    gateway,
    releases: new ReleaseStore(gateway, new TrustedDocuments(gateway)),
    remotesFolder: join(dataFolder, 'remotes'),
    person: `${userInfo().username}@${hostname()}`,
    async unknownAgencies(ids) {
      const agencies = client.db('settings').collection('agencies')
      const known = await agencies
        .find({ _id: { $in: ids.filter(id => ObjectId.isValid(id)).map(id => new ObjectId(id)) } })
        .map(({ _id }) => String(_id))
        .toArray()
      return ids.filter(id => !known.includes(id))
    },
  }
}
