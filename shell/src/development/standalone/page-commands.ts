import type { Command } from '@coverdesk/plugin-sdk/host'
import type { PluginDefinition } from '@coverdesk/plugin-sdk/manifest'

type Routes = Awaited<ReturnType<PluginDefinition['routes']>>['routes']

/**
 * Every page and dialog of a remote, as commands that lead there. One with parameters is offered where the page in use
 * says what they are: `/app/accounts/:id/edit` on `/app/accounts/42`.
 */
export const pageCommands = (pluginId: string, routes: Routes): Command[] =>
  [...new Set(pathsOf(routes, ''))].map(path => {
    const within = /^.*:[^/]+/.exec(path)?.[0]
    return { pluginId, id: path, title: path, to: path, ...(within !== undefined && { within }) }
  })

const pathsOf = (routes: Routes, parent: string): string[] =>
  routes.flatMap(({ path, children = [] }) => {
    if (path === '*') return []
    const full = path === undefined || path.startsWith('/') ? (path ?? parent) : `${parent}/${path}`
    return [...(path === undefined ? [] : [full]), ...pathsOf(children, full)]
  })
