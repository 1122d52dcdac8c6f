import type { Tenancy } from '../../e2e/tenancy/tenancy.ts'
import { artifactTenancy } from './tenancy/artifacts.ts'
import { caraSettingsTenancy } from './tenancy/cara-settings.ts'
import { explorerTenancy } from './tenancy/explorer.ts'
import { knowledgeTenancy } from './tenancy/knowledge.ts'
import { presetTenancy } from './tenancy/presets.ts'
import { styleTenancy } from './tenancy/styles.ts'
import { workspaceTenancy } from './tenancy/workspaces.ts'

type World = Record<string, string | number>

/** In their order: each may read the records of those before it. */
const parts = [
  knowledgeTenancy,
  presetTenancy,
  styleTenancy,
  workspaceTenancy,
  artifactTenancy,
  explorerTenancy,
  caraSettingsTenancy,
] as unknown as Tenancy<World>[]
/** The rows of presets come last: one of them deletes the preset that workspaces are made from. */
const inOrder = [
  knowledgeTenancy,
  workspaceTenancy,
  artifactTenancy,
  explorerTenancy,
  styleTenancy,
  presetTenancy,
  caraSettingsTenancy,
]

export const tenancy: Tenancy<World> = {
  rows: Object.assign({}, ...inOrder.map(({ rows }) => rows)),
  async worldOf(caller, others) {
    const world: World = {}
    for (const part of parts) Object.assign(world, await part.worldOf(caller, { ...others, ...world }))
    return world
  },
  nowhere: Object.assign({}, ...parts.map(({ nowhere }) => nowhere)),
}
