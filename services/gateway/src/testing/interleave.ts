import type { Visitor } from './test-gateway.ts'

/** What the answers to one person must say, and how many of them said something else. */
export interface Asker {
  visitor: Visitor
  userId: string
}

const query = '{ asker agencyUser { id name } accounts(first: 2) { id owner { id name } } }'

/** Two people ask the same at the same time, again and again. Resolves with how many answers were someone else's. */
export async function countMixUps(askers: [Asker, Asker], requests: number): Promise<number> {
  let mixUps = 0
  let left = requests
  const ask = async ({ visitor, userId }: Asker) => {
    const { data } = await visitor.graphql(query)
    const user = data?.['agencyUser'] as { id: string; name: string } | undefined
    const rows = data?.['accounts'] as object[] | undefined
    const isOwn = data?.['asker'] === `agency-harbor/${userId}` && user?.id === userId
    if (!isOwn || user.name !== `Name of ${userId}` || rows?.length !== 2) mixUps += 1
  }
  const turns = async (asker: Asker) => {
    while (left > 0) {
      left -= 1
      await ask(asker)
    }
  }
  await Promise.all(Array.from({ length: 10 }, () => askers.map(turns)).flat())
  return mixUps
}
