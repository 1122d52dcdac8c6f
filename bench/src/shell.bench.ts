import { execFileSync } from 'node:child_process'
import { chromium } from '@playwright/test'
import { chromiumArguments } from '../../e2e/support/chromium.ts'
import { setStage } from '../../e2e/support/stage.ts'
import { readAreas } from '../../scripts/workspace/areas.ts'
import { ensureBrowser } from '../../scripts/workspace/ensure-browser.ts'
import { at, root } from '../../scripts/workspace/root.ts'
import { type Row, row } from './row.ts'
import { buildMonolith } from './shell/build-monolith.ts'
import { type ColdLoad, coldLoad, profiles } from './shell/cold-load.ts'

/** Of each contestant and profile, in turns; the median counts. */
const runs = 15

/** A cold load of the accounts list: federated against one bundle of the same sources (quality bar 24). */
export async function measure(): Promise<Row[]> {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { cwd: root, stdio: 'inherit' })
  const monolith = await buildMonolith('accounts')
  // Two, because each keeps the releases that its gateway serves.
  const stages = [await setStage(), await setStage()] as const
  const ours = await stages[0].serve(
    at('shell/dist'),
    readAreas().remotes.map(remote => at(remote, 'dist')),
  )
  const reference = await stages[1].serve(monolith.shellFolder, monolith.pluginFolders)
  const browser = await chromium.launch({ executablePath: await ensureBrowser('full'), args: chromiumArguments })
  try {
    const rows: Row[] = []
    let bytes: { ours: number; reference: number } | undefined
    for (const profile of profiles) {
      const loads: { ours: ColdLoad[]; reference: ColdLoad[] } = { ours: [], reference: [] }
      // The first pair warms the servers up.
      for (let run = 0; run <= runs; run++) {
        const pair = {
          ours: await coldLoad(browser, ours, profile),
          reference: await coldLoad(browser, reference, profile),
        }
        if (run === 0) continue
        loads.ours.push(pair.ours)
        loads.reference.push(pair.reference)
      }
      console.log(profile.name, { federated: summary(loads.ours), monolith: summary(loads.reference) })
      rows.push(
        row(
          `shell.cold.${profile.name}`,
          median(loads.ours, 'milliseconds'),
          median(loads.reference, 'milliseconds'),
          'ms',
        ),
      )
      bytes = { ours: median(loads.ours, 'bytes'), reference: median(loads.reference, 'bytes') }
    }
    if (bytes) rows.push(row('shell.bytes', bytes.ours, bytes.reference, 'bytes'))
    return rows
  } finally {
    await browser.close()
    await Promise.all([ours.stop(), reference.stop()])
    await Promise.all(stages.map(stage => stage.close()))
  }
}

const figures = ['milliseconds', 'bytes', 'requests', 'lcp', 'cls'] as const

const median = (loads: readonly ColdLoad[], figure: keyof ColdLoad) =>
  loads.map(load => load[figure]).sort((one, other) => one - other)[Math.floor(loads.length / 2)] ?? 0

const summary = (loads: readonly ColdLoad[]) =>
  Object.fromEntries(figures.map(figure => [figure, Number(median(loads, figure).toFixed(3))]))
