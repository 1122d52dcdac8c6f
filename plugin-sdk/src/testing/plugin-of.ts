import type { RouteObject } from 'react-router'
import { definePlugin, type PluginDefinition } from '../manifest'

/** For tests of the SDK: an area at `/app/<id>` that is nothing but its routes. */
export const pluginOf = (id: string, routes: RouteObject[]): PluginDefinition =>
  definePlugin({ id, title: id, basePaths: [`/app/${id}`], nav: [], routes: async () => ({ routes }) })
