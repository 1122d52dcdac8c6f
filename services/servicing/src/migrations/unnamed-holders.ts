import { defineMigration } from '@coverdesk/kit'

interface StoredRequest {
  createCertificate: { name: string } | null
  addAdditionalInsured: { name: string } | null
}

/** What stood for a name that the client’s words don’t say: it is empty now, and has a note. */
const placeholders = ['Not named in the email', 'Not named in the call']

const blocks = ['createCertificate', 'addAdditionalInsured'] as const

/** Requests whose holder was called "Not named in the email". */
export const unnamedHolders = defineMigration<StoredRequest>({
  id: '0004-unnamed-holders',
  collection: 'serviceRequests',
  pending: { $or: blocks.map(block => ({ [`${block}.name`]: { $in: placeholders } })) },
  update: request => {
    const block = blocks.find(one => placeholders.includes(request[one]?.name ?? '')) ?? blocks[0]
    const note = { path: `${block}.name`, kind: 'UNCLEAR', quote: null, before: null }
    return { $set: { [`${block}.name`]: '', fieldNotes: [note] } }
  },
})
