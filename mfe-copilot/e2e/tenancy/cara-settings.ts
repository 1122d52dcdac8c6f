import type { Row, Tenancy } from '../../../e2e/tenancy/tenancy.ts'

interface CaraSettingsWorld {
  caraSettingsVersion: number
}

const settings = `id version monthlyLimit { cost tokens } limitReached isWebSearchAllowed
  model { provider name url keyStoredAt consentedBy { id name } }`
const usage = 'usage { runs tokens cost unpricedCalls }'

/** One row for each operation: how it is called, and which arguments name records. */
const rows: Record<string, Row<CaraSettingsWorld>> = {
  'Query.caraSettings': {
    document: `query { caraSettings { ${settings} } }`,
    variables: () => ({}),
    ids: {},
  },
  'Query.caraUsage': {
    document: `query { caraUsage { months { month ${usage} } people { agencyUser { id name } ${usage} } } }`,
    variables: () => ({}),
    ids: {},
  },
  'Mutation.updateCaraSettings': {
    document: `mutation ($version: Int!, $input: UpdateCaraSettingsInput!) {
      updateCaraSettings(version: $version, input: $input) { ${settings} }
    }`,
    variables: ({ caraSettingsVersion: version }) => ({ version, input: { isWebSearchAllowed: true } }),
    ids: {},
  },
  'Mutation.testCaraModel': {
    document: 'mutation ($input: CaraModelInput!) { testCaraModel(input: $input) { isWorking message } }',
    variables: () => ({ input: { provider: 'OPENAI_COMPATIBLE', name: 'none', url: 'https://10.0.0.1/v1' } }),
    ids: {},
    // Nothing is asked outside of this machine.
    refuses: 'url',
  },
}

export const caraSettingsTenancy: Tenancy<CaraSettingsWorld> = {
  rows,
  async worldOf(caller) {
    const { caraSettings } = await caller.call<{ caraSettings: { version: number } }>('{ caraSettings { version } }')
    return { caraSettingsVersion: caraSettings.version }
  },
  nowhere: { caraSettingsVersion: 1 },
}
