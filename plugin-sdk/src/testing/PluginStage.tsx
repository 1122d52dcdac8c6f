import { useEffect, useRef, useState } from 'react'
import type { PluginDefinition } from '../manifest'
import { createStage, type Stage, type StageOptions } from './create-stage'
import { StagedPage } from './StagedPage'

/** A page of a plugin for a story. */
export interface PluginStageProps extends StageOptions {
  /** The default export of the area's `src/plugin.ts`. */
  plugin: PluginDefinition
}

/**
 * One page of a plugin for a story, as the shell would show it: the real router, the real client with its cache, and
 * answers in place of the server. It stays as its first props say. Only one is on a page at a time.
 *
 * @example <PluginStage plugin={accounts} path="/app/accounts" answers={{ Accounts: { accounts: page(40) } }} />
 */
export function PluginStage({ plugin, ...options }: PluginStageProps) {
  const [stage, setStage] = useState<Stage>()
  const first = useRef({ plugin, options })
  useEffect(() => {
    let end: () => void = () => undefined
    let ended = false
    void createStage(first.current.plugin, first.current.options).then(opened => {
      end = () => opened.router.dispose()
      if (ended) end()
      else setStage(opened)
    })
    return () => {
      ended = true
      end()
    }
  }, [])
  return stage ? <StagedPage stage={stage} /> : null
}
