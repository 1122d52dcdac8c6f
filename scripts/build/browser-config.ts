import { type RspackOptions, rspack } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { at } from '../workspace/root.ts'
import type { BuildMode } from '../workspace/targets.ts'

interface BrowserOptions {
  mode: BuildMode
  /** Components replace themselves in the page when their file changes. By default off. */
  hot?: boolean
}

/** What every build of browser code has in common: TypeScript, JSX, modern browsers, no eval. */
export function browserConfig(folder: string, { mode, hot = false }: BrowserOptions): RspackOptions {
  return {
    name: folder,
    context: at(folder),
    mode,
    target: ['web', 'es2022'],
    // Never eval: the page's Content-Security-Policy forbids it.
    devtool: mode === 'development' ? 'source-map' : false,
    // Federation's plugin names the CommonJS files of its runtime; their ESM siblings are a third smaller.
    resolve: { extensions: ['.tsx', '.ts', '.js'], extensionAlias: { '.cjs': ['.js', '.cjs'] } },
    module: {
      rules: [
        { test: /\.tsx?$/, loader: 'builtin:swc-loader', options: swcOptions(mode, hot) },
        { test: /\.(svg|png|webp)$/, type: 'asset/resource' },
        {
          test: /[\\/]src[\\/]generated[\\/]documents\.ts$/,
          enforce: 'pre',
          loader: at('scripts/build/document-loader.mjs'),
          // A file has only the documents that it uses.
          sideEffects: false,
        },
      ],
    },
    plugins: [
      // Rspack prints one of its own functions into Federation's runtime. Run by tsx, that function names its inner
      // functions through a helper of tsx, which no browser has.
      new rspack.DefinePlugin({ __name: '(named => named)' }),
      ...(hot ? [new ReactRefreshRspackPlugin({ include: /\.tsx$/ })] : []),
    ],
    performance: false,
    // `rspack serve` turns it on by default; Module Federation needs complete chunks.
    lazyCompilation: false,
  }
}

const swcOptions = (mode: BuildMode, hot: boolean) => ({
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', development: mode === 'development', refresh: hot } },
    target: 'es2022',
  },
})
