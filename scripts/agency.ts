// Lets an agency in: the way into an empty production database. `npm run agency`
import { parseArgs } from 'node:util'
import { createAgencyIn, listAgencies } from './agencies/commands.ts'
import { onProductDatabase } from './operations/command-line.ts'
import { useProductKeys } from './operations/product-audit.ts'

const usage = `npm run agency -- create --name "Harbor Point Insurance" --time-zone America/Los_Angeles --user "Maya Reyes" --email maya@example.com [--seats 5] [--trial-days 14]
npm run agency -- list`

const text = { type: 'string' as const }
const options = { name: text, 'time-zone': text, user: text, email: text, seats: text, 'trial-days': text }

try {
  const { positionals, values } = parseArgs({ options, allowPositionals: true })
  const [command] = positionals
  if (positionals.length !== 1 || (command !== 'create' && command !== 'list')) throw new Error(usage)
  if (command === 'list') await onProductDatabase(({ client }) => listAgencies(client))
  else {
    const { name, 'time-zone': timeZone, user, email, seats, 'trial-days': trialDays } = values
    await onProductDatabase(({ uri, dataFolder }) => {
      useProductKeys(dataFolder)
      return createAgencyIn(uri, { name, timeZone, user: { name: user, email }, seats, trialDays })
    })
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
