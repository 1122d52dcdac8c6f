import type { Row, Tenancy } from '../../../e2e/tenancy/tenancy.ts'

interface PresetWorld {
  customPreset: string
  customPresetVersion: number
}

const preset = 'id version title description basePrompt createdBy { id }'
const input = { title: 'Of the matrix', description: 'Of the matrix.', basePrompt: 'Read.' }

const rows: Record<string, Row<PresetWorld>> = {
  'Query.customPresets': {
    document: `query { customPresets(first: 100) { total items { ${preset} } } }`,
    variables: () => ({}),
    ids: {},
  },
  'Query.customPreset': {
    document: `query ($id: ID!) { customPreset(id: $id) { ${preset} } }`,
    variables: ({ customPreset }) => ({ id: customPreset }),
    ids: { id: 'customPreset' },
  },
  'Mutation.createCustomPreset': {
    document: 'mutation ($input: CustomPresetInput!) { createCustomPreset(input: $input) { id } }',
    variables: () => ({ input }),
    ids: {},
  },
  'Mutation.updateCustomPreset': {
    document: `mutation ($id: ID!, $version: Int!, $input: CustomPresetInput!) {
      updateCustomPreset(id: $id, version: $version, input: $input) { ${preset} }
    }`,
    variables: ({ customPreset, customPresetVersion }) => ({ id: customPreset, version: customPresetVersion, input }),
    ids: { id: 'customPreset' },
  },
  'Mutation.deleteCustomPreset': {
    document: 'mutation ($id: ID!, $version: Int!) { deleteCustomPreset(id: $id, version: $version) }',
    variables: ({ customPreset, customPresetVersion }) => ({ id: customPreset, version: customPresetVersion }),
    ids: { id: 'customPreset' },
  },
  'Mutation.restoreCustomPreset': {
    document: `mutation ($id: ID!) { restoreCustomPreset(id: $id) { ${preset} } }`,
    variables: ({ customPreset }) => ({ id: customPreset }),
    ids: { id: 'customPreset' },
  },
}

export const presetTenancy: Tenancy<PresetWorld> = {
  rows,
  /** The first one of the demo, until its own row has deleted it. */
  async worldOf(caller) {
    const query = '{ customPresets(first: 100) { items { id version } } }'
    const { customPresets } = await caller.call<{ customPresets: { items: { id: string; version: number }[] } }>(query)
    const [first] = customPresets.items.sort((one, other) => (one.id < other.id ? -1 : 1))
    if (!first) throw new Error('The agency has no custom preset.')
    return { customPreset: first.id, customPresetVersion: first.version }
  },
  nowhere: { customPreset: '6fffffffffffffffffffff90', customPresetVersion: 1 },
}
