// Enforces which package may import which (architecture §1). Fails also when it looked at nothing.
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { readAreas } from './workspace/areas.ts'
import { boundaryRules } from './workspace/boundary-rules.ts'
import { at, root } from './workspace/root.ts'

process.chdir(root)
const folders = ['.storybook', 'shell', 'plugin-sdk', 'design-system', 'services', 'e2e', ...readAreas().remotes]
const { output } = await cruise(
  folders,
  {
    ruleSet: { forbidden: boundaryRules },
    validate: true,
    exclude: { path: '(^|/)(dist|node_modules)/' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
  undefined,
  { tsConfig: extractTsConfig(at('tsconfig.web.json')) },
)
const { summary } = output as ICruiseResult
for (const { from, to, rule } of summary.violations) console.error(`${from} → ${to}: ${rule.name}`)
console.log(`${summary.totalCruised} modules, ${summary.totalDependenciesCruised} dependencies`)
const sawAllFolders = summary.totalCruised > 100
if (!sawAllFolders) console.error('Too few modules were looked at: the check itself is broken.')
process.exit(summary.violations.length === 0 && sawAllFolders ? 0 : 1)
