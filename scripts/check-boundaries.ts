// Enforces which package may import which (architecture §1), and that the folders of a package form a tree.
// `tsx scripts/check-boundaries.ts` Fails also when it looked at nothing.
import { cruise, type ICruiseOptions, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser'
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { readAreas } from './workspace/areas.ts'
import { boundaryRules, folderRules } from './workspace/boundary-rules.ts'
import { at, root } from './workspace/root.ts'

process.chdir(root)
const folders = [
  '.storybook',
  'shell',
  'plugin-sdk',
  'design-system',
  'services',
  'e2e',
  'scripts',
  'bench',
  ...readAreas().remotes,
]
const notBuilt = '(^|/)(dist|node_modules)/'
const modules = await check(boundaryRules, { exclude: { path: notBuilt }, tsPreCompilationDeps: true })
// Tests, stories and what helps them look into their folders from outside. Types are erased.
const folderCycles = await check(folderRules, {
  exclude: { path: `${notBuilt}|\\.(test|stories|fixtures?|long)\\.tsx?$|/(testing|__generated__)/` },
  tsPreCompilationDeps: false,
})
console.log(`${modules.summary.totalCruised} modules, ${modules.summary.totalDependenciesCruised} dependencies`)
const sawAllFolders = modules.summary.totalCruised > 100 && folderCycles.summary.totalCruised > 100
if (!sawAllFolders) console.error('Too few modules were looked at: the check itself is broken.')
const violations = modules.summary.violations.length + folderCycles.summary.violations.length
process.exit(violations === 0 && sawAllFolders ? 0 : 1)

async function check(forbidden: IForbiddenRuleType[], options: ICruiseOptions): Promise<ICruiseResult> {
  const { output } = await cruise(
    folders,
    {
      ...options,
      ruleSet: { forbidden },
      validate: true,
      doNotFollow: { path: 'node_modules' },
      enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
    },
    undefined,
    { tsConfig: extractTsConfig(at('tsconfig.web.json')) },
  )
  const result = output as ICruiseResult
  for (const { from, to, rule, cycle } of result.summary.violations) {
    const way = cycle ? cycle.map(({ name }) => name).join(' → ') : to
    console.error(`${from} → ${way}: ${rule.name}`)
  }
  return result
}
