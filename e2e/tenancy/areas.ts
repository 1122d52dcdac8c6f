import { existsSync } from 'node:fs'
import { readAreas } from '../../scripts/workspace/areas.ts'
import { at } from '../../scripts/workspace/root.ts'
import type { Tenancy } from './tenancy.ts'

const files = readAreas()
  .remotes.map(remote => at(remote, 'e2e/tenancy.ts'))
  .filter(file => existsSync(file))

/** What areas bring themselves, in the order of the registry. */
export const areaTenancies: Tenancy[] = await Promise.all(files.map(async file => (await import(file)).tenancy))
