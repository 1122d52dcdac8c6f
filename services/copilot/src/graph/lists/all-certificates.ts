import { z } from 'zod'
import type { Owner } from '../owner.ts'
import { allOf, type Collected, pageOf } from '../pages.ts'
import { type Certificate, certificateFields, certificateShape } from '../records/certificate.ts'

/** So many holders with their certificates fit into what the one endpoint answers at once. */
const certificatesQuestion = /* GraphQL */ `
  query CaraAllCertificates($after: String) {
    certificateHolders(first: 40, after: $after) {
      total
      endCursor
      items { id certificates(first: 20) { total endCursor items { ${certificateFields} } } }
    }
  }
`
const holder = z.object({ id: z.string(), certificates: pageOf(certificateShape).nullable() })
const answer = z.object({ certificateHolders: pageOf(holder) })

/** The certificates of the whole agency that no other one replaced, by their holders; of a holder with very many the newest ones. */
export async function allCertificates(owner: Owner): Promise<Collected<Certificate>> {
  const { items, isComplete } = await allOf(
    async after => (await owner.ask(certificatesQuestion, { after }, answer)).certificateHolders,
  )
  const pages = items.flatMap(({ certificates }) => certificates ?? [])
  const found = new Map(pages.flatMap(page => page.items.map(certificate => [certificate.id, certificate])))
  return {
    items: [...found.values()].filter(({ replacedByNumber }) => replacedByNumber === null),
    isComplete: isComplete && pages.every(({ endCursor }) => endCursor === null),
  }
}
