import { expect, it } from 'vitest'
import { ownDatabase } from '../services/kit/src/database.ts'
import { expiryIndexes, globalCollections } from '../services/kit/src/global-collections.ts'
import type { SubgraphDefinition } from '../services/kit/src/subgraph.ts'
import { startTestSubgraph } from '../services/kit/src/testing/test-subgraph.ts'
import { readAreas, serviceName } from './workspace/areas.ts'
import { at } from './workspace/root.ts'

/** The one definition that a subgraph's `subgraph.ts` exports. */
async function definitionIn(folder: string): Promise<SubgraphDefinition> {
  const parts = Object.values(await import(at(folder, 'src/subgraph.ts'))) as SubgraphDefinition[]
  const definition = parts.find(part => part.modules)
  if (!definition) throw new Error(`${folder}/src/subgraph.ts exports no subgraph.`)
  return definition
}

async function indexesOf(definition: SubgraphDefinition) {
  const subgraph = await startTestSubgraph(definition, { SMTP_URL: 'smtp://127.0.0.1:1', SEED: 'demo' })
  const collections = await ownDatabase().collections()
  const all = await Promise.all(
    collections.map(async one => ({ name: one.collectionName, indexes: await one.indexes() })),
  )
  await subgraph.close()
  return all
}

it.each(readAreas().subgraphs)('the subgraph of %s is named after its folder', async folder => {
  expect((await definitionIn(folder)).name).toBe(serviceName(folder))
})

it.each(readAreas().subgraphs.map(folder => [serviceName(folder), folder]))(
  "every index of %s begins with the agency, but for the collections that are no one's",
  async (_, folder) => {
    const collections = await indexesOf(await definitionIn(folder))
    expect(collections.map(({ name }) => name)).toContain('auditEntries')
    const foreign = collections
      .filter(({ name }) => !Object.hasOwn(globalCollections, name))
      .flatMap(({ name, indexes }) => indexes.map(({ key }) => ({ name, fields: Object.keys(key) })))
      .filter(({ fields }) => fields[0] !== '_id' && fields[0] !== 'agencyId')
    const expiring = Object.entries(expiryIndexes).map(([name, fields]) => ({ name, fields: [...fields] }))
    expect(foreign).toEqual(expiring)
  },
)
