import { expect, vi } from 'vitest'

/** What every import answers. */
export interface ListImportAnswer {
  id: string
  version: number
  state: string
  delimiter: string
  columns: { heading: string; examples: string[] }[]
  mapping: { field: string; column: number }[]
  isRemembered: boolean
  counts: Record<string, number>
  failure: string | null
}

interface RowPage<Row> {
  rows: { items: Row[]; endCursor: string | null }
}

/**
 * Takes lists through an area's import, as its screens do.
 * @param typename such as `AccountImport`
 * @param ask what sends an operation, and fails when that does
 * @param own selections of the area's own: of an import, of its counts, of a row
 */
export function listImports<Import extends ListImportAnswer, Row>(
  typename: string,
  ask: <Data>(query: string, variables?: object) => Promise<Data>,
  own: { fields: string; counts: string; row: string },
) {
  const one = typename.charAt(0).toLowerCase() + typename.slice(1)
  const whole = /* GraphQL */ `
    fragment Whole on ${typename} {
      id version state isRemembered failure delimiter ${own.fields}
      columns { heading examples }
      mapping { field column }
      counts { rows ready invalid done created skipped removed kept ${own.counts} }
    }
  `
  const creation = `mutation ($fileId: String) { create${typename}(input: { fileId: $fileId }) { ...Whole } } ${whole}`
  const inputs: Record<string, string> = { map: `Map${typename}Input!`, start: `Start${typename}Input!` }
  const rows = /* GraphQL */ `
    query ($id: ID!, $outcome: ${typename}Outcome, $after: String) {
      ${one}(id: $id) { rows(outcome: $outcome, first: 40, after: $after) { items { ${own.row} } endCursor } }
    }
  `
  const client = {
    /** The mutation that begins with a file, of which a test expects a refusal. */
    creation,
    async begun(fileId: string): Promise<Import> {
      return (await ask<Record<string, Import>>(creation, { fileId }))[`create${typename}`] as Import
    },
    async change(step: 'map' | 'start' | 'cancel' | 'undo', { id, version }: Import, input?: object): Promise<Import> {
      const [declared, given] = inputs[step] ? [`, $input: ${inputs[step]}`, ', input: $input'] : ['', '']
      const name = `${step}${typename}`
      const document = `mutation ($id: ID!, $version: Int!${declared}) { ${name}(id: $id, version: $version${given}) { ...Whole } }`
      return (await ask<Record<string, Import>>(`${document} ${whole}`, { id, version, input }))[name] as Import
    },
    /** Reads the file again, its columns divided otherwise: `SEMICOLON`. */
    async delimit({ id, version }: Import, delimiter: string): Promise<Import> {
      const name = `delimit${typename}`
      const document = `mutation ($id: ID!, $version: Int!, $delimiter: ${typename}Delimiter!) {
        ${name}(id: $id, version: $version, delimiter: $delimiter) { ...Whole }
      }`
      return (await ask<Record<string, Import>>(`${document} ${whole}`, { id, version, delimiter }))[name] as Import
    },
    async read(id: string): Promise<Import> {
      const document = `query ($id: ID!) { ${one}(id: $id) { ...Whole } } ${whole}`
      return (await ask<Record<string, Import>>(document, { id }))[one] as Import
    },
    /** Waits until the background has brought it there. */
    reaches: (id: string, state: string): Promise<Import> =>
      vi.waitFor(
        async () => {
          const current = await client.read(id)
          expect(current.state).toBe(state)
          return current
        },
        { timeout: 40_000, interval: 100 },
      ),
    async rowsOf(id: string, outcome?: string): Promise<Row[]> {
      const found: Row[] = []
      let after: string | null = null
      do {
        const answer: Record<string, RowPage<Row>> = await ask(rows, { id, outcome, after })
        found.push(...(answer[one]?.rows.items ?? []))
        after = answer[one]?.rows.endCursor ?? null
      } while (after)
      return found
    },
  }
  return client
}
