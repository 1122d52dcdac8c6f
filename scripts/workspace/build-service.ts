import { isBuiltin } from 'node:module'
import { rspack } from '@rspack/core'
import { at } from './root.ts'

/**
 * Packages of many small modules that every process needs when it starts: to find and read each of them takes Node more
 * than half of the start. All of them use the one `graphql`, which stays outside.
 */
const bundledPackages = /^(@apollo|@graphql-tools|@agendajs)\/|^(agenda|bson|dataloader|mingo|mongodb|mongoose)($|\/)/
const outside = /^graphql($|\/)/

/** What stays outside is loaded from node_modules, with its native parts. */
function isBundled(request: string, importer: string): boolean {
  if (/^[./]/.test(request) || request.startsWith('@coverdesk/')) return true
  if (isBuiltin(request) || outside.test(request)) return false
  return bundledPackages.test(request) || importer.includes('/node_modules/')
}

/**
 * Bundles a service's own TypeScript, that of the workspace packages, and the packages that take longest to load into
 * `dist/main.js` and `dist/packages.js`.
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
      ({ request = '', contextInfo, dependencyType }, decide) => {
        if (isBundled(request, contextInfo?.issuer ?? '')) return decide()
        // A package may require what is not there, and go without it.
        return decide(undefined, request, dependencyType === 'commonjs' ? 'node-commonjs' : 'module-import')
      },
    ],
    // As Node finds them.
    resolve: { extensions: ['.ts', '.js'], mainFields: ['main'] },
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
    optimization: {
      minimize: false,
      splitChunks: {
        cacheGroups: {
          default: false,
          defaultVendors: false,
          // A forked entry can't load what it would share with another one.
          packages: {
            name: 'packages',
            test: /\/node_modules\//,
            chunks: ({ name }) => name === 'main',
            enforce: true,
          },
        },
      },
    },
    devtool: false,
    // Node reads every map when it starts.
    plugins: [
      new rspack.SourceMapDevToolPlugin({ filename: '[file].map', namespace: 'coverdesk', exclude: /^packages\.js$/ }),
    ],
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
