// Runs in mongosh: joins the replica set and makes its users, and says nothing when that is done already.
const { readFileSync } = require('node:fs')

const secret = name => readFileSync(`/run/secrets/${name}`, 'utf8').trim()
const admin = db.getSiblingDB('admin')
const subgraphs = JSON.parse(readFileSync('/registry.json', 'utf8')).areas.flatMap(({ subgraph }) => subgraph ?? [])
// A subgraph's database has the name of its folder.
const databases = ['gateway', 'events', ...subgraphs.map(folder => folder.split('/').pop())]

const signIn = () => {
  try {
    admin.auth('admin', secret('mongo_admin_password'))
    return true
  } catch {
    return false
  }
}

if (!signIn()) {
  const members = [1, 2, 3].map(number => ({ _id: number, host: `mongo-${number}:27017` }))
  try {
    rs.initiate({
      _id: 'coverdesk',
      members: members.map(member => ({ ...member, priority: member._id === 1 ? 2 : 1 })),
    })
  } catch (error) {
    if (error.codeName !== 'AlreadyInitialized') throw error
  }
  while (!db.hello().isWritablePrimary) sleep(500)
  admin.createUser({ user: 'admin', pwd: secret('mongo_admin_password'), roles: ['root'] })
  signIn()
}

// Another member may have become the primary since.
const { primary } = db.hello()
const writable = primary.startsWith('mongo-1:')
  ? admin
  : connect(`mongodb://admin:${secret('mongo_admin_password')}@${primary}/admin`)
const product = { pwd: secret('mongo_password'), roles: databases.map(name => ({ role: 'readWrite', db: name })) }
if (writable.getUser('coverdesk')) writable.updateUser('coverdesk', product)
else writable.createUser({ user: 'coverdesk', ...product })
