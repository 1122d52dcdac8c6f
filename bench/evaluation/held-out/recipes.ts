import type { Recipe } from '../document/recipe.ts'
import { letters } from './e-letter.ts'
import { binders } from './f-binder.ts'
import { policies } from './g-policy.ts'
import { applications } from './h-application.ts'
import { endorsements } from './i-endorsement.ts'
import { lossRuns } from './j-loss-run.ts'
import { wordQuotes } from './k-word-quote.ts'
import { workbookQuotes } from './l-workbook-quote.ts'
import { mailQuotes } from './m-mail-quote.ts'
import { certificatePanels } from './n-certificate-panels.ts'
import { leases } from './o-lease.ts'

/** Layouts that measure the extraction rules. */
export const heldOutRecipes: readonly Recipe[] = [
  ...letters,
  ...binders,
  ...policies,
  ...applications,
  ...endorsements,
  ...lossRuns,
  ...wordQuotes,
  ...workbookQuotes,
  ...mailQuotes,
  ...certificatePanels,
  ...leases,
]
