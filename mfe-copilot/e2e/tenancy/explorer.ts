import type { Row, Tenancy } from '../../../e2e/tenancy/tenancy.ts'

interface ExplorerWorld {
  exploredPolicy: string
}

const conversation = `id isReady documents { id name url } messages(last: 100) { content user { id } attachments { content } }
  question { content }`

/** One row for each operation: how it is called, and which arguments name records. */
const rows: Record<string, Row<ExplorerWorld>> = {
  'Query.policyExplorerConversation': {
    document: `query ($policyId: ID!) { policyExplorerConversation(policyId: $policyId) { ${conversation} } }`,
    variables: ({ exploredPolicy }) => ({ policyId: exploredPolicy }),
    ids: { policyId: 'exploredPolicy' },
  },
  'Mutation.addPolicyExplorerConversationMessage': {
    document: `mutation ($policyId: ID!, $message: String!) {
      addPolicyExplorerConversationMessage(policyId: $policyId, message: $message) { ${conversation} }
    }`,
    // Documents of the demo are processed later than the matrix is tried: an empty question is refused right away.
    variables: ({ exploredPolicy }) => ({ policyId: exploredPolicy, message: ' ' }),
    ids: { policyId: 'exploredPolicy' },
    refuses: 'message',
  },
}

export const explorerTenancy: Tenancy<ExplorerWorld> = {
  rows,
  async worldOf(caller) {
    const query = '{ businessPolicies(first: 1) { items { id } } }'
    const { businessPolicies } = await caller.call<{ businessPolicies: { items: { id: string }[] } }>(query)
    const [first] = businessPolicies.items
    if (!first) throw new Error('The agency has no policy.')
    return { exploredPolicy: first.id }
  },
  nowhere: { exploredPolicy: '6fffffffffffffffffffff79' },
}
