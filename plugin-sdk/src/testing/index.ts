// For tests and stories of remotes and of the shell.
export { type Answer, type Answers, failing, pending, type Sent, type Streams, unreachable } from './answers'
export type { StageOptions } from './create-stage'
export { PluginStage, type PluginStageProps } from './PluginStage'
export { provideAnswers } from './provide-answers'
export { registryEntry } from './registry-entry'
export { type RenderedPlugin, renderPlugin } from './render-plugin'
export type { StageSlots } from './stage-plugins'
