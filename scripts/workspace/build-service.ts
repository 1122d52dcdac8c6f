import { rspack } from '@rspack/core'
import { at } from './root.ts'

/**
 * Bundles a service's own TypeScript and that of the workspace packages into `dist/main.js`.
 * npm packages stay outside: they are loaded from node_modules, with their native parts.
 * @param folder such as `services/accounts`
 * @param parts another entry and another folder of its output; a test builds less than a whole service
 */
export function buildService(
  folder: string,
  { entry = './src/main.ts', output = at(folder, 'dist') } = {},
): Promise<void> {
  const compiler = rspack({
    name: folder,
    context: at(folder),
    mode: 'production',
    target: 'node20',
    entry: { main: entry },
    output: {
      path: output,
      filename: '[name].js',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      clean: true,
    },
    // What is imported when it is needed stays so.
    externalsType: 'module-import',
    externals: [
      ({ request = '' }, decide) => {
        const isPackage = !/^[./]/.test(request) && !request.startsWith('@coverdesk/')
        return isPackage ? decide(undefined, request) : decide()
      },
    ],
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      // What a service forks becomes an entry of its own.
      parser: { javascript: { worker: ['*processes.fork()', '...'] } },
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
        { test: /\.graphql$/, type: 'asset/source' },
      ],
    },
    // A forked entry can't load what it would share with another one.
    optimization: { minimize: false, splitChunks: false },
    devtool: 'source-map',
    performance: false,
  })
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error)
        if (stats?.hasErrors()) return reject(new Error(stats.toString({ preset: 'errors-only', colors: false })))
        resolve()
      })
    })
  })
}
