import type { Recipe } from '../document/recipe.ts'
import { declarations } from './a-declarations.ts'
import { bulletQuotes } from './aa-bullet-quote.ts'
import { boxedBinders } from './ab-boxed-binder.ts'
import { memorandumCertificates } from './ac-memorandum-certificate.ts'
import { requirementExhibits } from './ad-requirements-exhibit.ts'
import { informationPages } from './ae-information-page.ts'
import { renewalComparisons } from './af-renewal-comparison.ts'
import { propertyQuotes } from './ag-property-quote.ts'
import { shorthandBinders } from './ah-shorthand-binder.ts'
import { workbookQuotes } from './ai-workbook-quote.ts'
import { formBinders } from './aj-form-binder.ts'
import { lineBlockProposals } from './ak-line-blocks-proposal.ts'
import { letteredExcess } from './al-lettered-excess.ts'
import { packageDeclarations } from './am-package-declarations.ts'
import { narrowCertificates } from './an-narrow-certificate.ts'
import { sideCertificates } from './ao-side-certificate.ts'
import { wordSchedules } from './ap-word-schedule.ts'
import { twinPanels } from './aq-twin-panels.ts'
import { notedWorkbooks } from './ar-noted-workbook.ts'
import { boxedQuotes } from './b-boxed-quote.ts'
import { certificateGrids } from './c-certificate-grid.ts'
import { contracts } from './d-contract.ts'
import { letterQuotes } from './q-letter-quote.ts'
import { twoColumnDeclarations } from './r-two-column-declarations.ts'
import { leaderBinders } from './s-leader-binder.ts'
import { optionQuotes } from './t-options-quote.ts'
import { mailQuotes } from './u-mail-quote.ts'
import { lossRuns } from './v-loss-run.ts'
import { panelCertificates } from './w-panel-certificate.ts'
import { proseEndorsements } from './x-prose-endorsement.ts'
import { itemDeclarations } from './y-item-declarations.ts'
import { mergedDeclarations } from './z-merged-declarations.ts'

/** Layouts that authors of extraction rules may look at. */
export const seenRecipes: readonly Recipe[] = [
  ...[...declarations, ...boxedQuotes, ...certificateGrids, ...contracts],
  ...[...letterQuotes, ...twoColumnDeclarations, ...leaderBinders, ...optionQuotes],
  ...[...mailQuotes, ...lossRuns, ...panelCertificates, ...proseEndorsements],
  ...[...itemDeclarations, ...mergedDeclarations, ...bulletQuotes],
  ...[...boxedBinders, ...memorandumCertificates, ...requirementExhibits],
  ...[...informationPages, ...renewalComparisons, ...propertyQuotes, ...shorthandBinders, ...workbookQuotes],
  ...[...formBinders, ...lineBlockProposals, ...letteredExcess, ...packageDeclarations],
  ...narrowCertificates,
  ...sideCertificates,
  ...[...wordSchedules, ...twinPanels, ...notedWorkbooks],
]
