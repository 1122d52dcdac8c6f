/** Work that Cara doesn’t do in a conversation, and where a person does it. */
export interface Command {
  id: string
  /** What begins such a wish, as people write it. */
  verbs: readonly string[]
  /** What is to be made or changed; one of them follows the verb, a few words later at the most. */
  nouns: readonly string[]
  /** As people read it: "I can’t … from here." */
  deed: string
  /** Where it is done. */
  place: { name: string; path: string }
}

const making = ['create', 'open', 'make', 'add', 'log', 'start', 'file', 'submit', 'enter', 'set up', 'put in', 'raise']
const changing = ['change', 'update', 'edit', 'correct', 'delete', 'remove', 'close', 'resolve', 'assign', 'reassign']

export const commands: readonly Command[] = [
  {
    id: 'serviceRequest',
    verbs: [...making, ...changing],
    nouns: ['service request', 'service requests', 'ticket', 'task', 'request for', 'change request', 'diary'],
    deed: 'create or change service requests',
    place: { name: 'Service Requests', path: '/app/servicing' },
  },
  {
    id: 'policy',
    verbs: ['cancel', 'renew', 'reinstate', 'endorse', 'bind', 'issue', 'rewrite'],
    nouns: ['policy', 'policies', 'coverage', 'endorsement', 'umbrella'],
    deed: 'change policies',
    place: { name: 'Policies', path: '/app/policies' },
  },
  {
    id: 'account',
    verbs: [...making, ...changing],
    nouns: ['account', 'client', 'contact', 'phone number', 'address'],
    deed: 'create or change accounts',
    place: { name: 'Accounts', path: '/app/accounts' },
  },
]
