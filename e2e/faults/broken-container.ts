import type { BuiltRemote } from '../support/remotes.ts'

/** Where the code of a plugin fails after it was loaded without any. */
export type Moment = 'mount' | 'render'

const routes: Record<Moment, string> = {
  mount: 'throw new Error("It breaks at mount.")',
  render: 'return { routes: basePaths.map(path => ({ path: path + "/*", Component })) }',
}

/** A `remoteEntry.js` that loads well, and whose plugin throws at a later moment. */
export const brokenContainer = ({ id, basePaths }: BuiltRemote, moment: Moment): string => `
  var coverdesk_${id.replaceAll('-', '_')} = (() => {
    const basePaths = ${JSON.stringify(basePaths)}
    const Component = () => { throw new Error('It breaks at render.') }
    const plugin = { default: { id: ${JSON.stringify(id)}, basePaths, nav: [], async routes() { ${routes[moment]} } } }
    return { init() {}, async get() { return () => plugin } }
  })()`
