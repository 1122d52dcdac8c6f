import type { RspackOptions } from '@rspack/core'

/** How long one of the shell's own files may take before it counts as failed, in milliseconds (rule 16). */
const patience = 8000

const isLibrary = /[\\/]node_modules[\\/]/

/** How the shell's files are named and divided; the monolith that it is measured against does the same. */
export const shellFiles = (path: string, uniqueName: string): Pick<RspackOptions, 'output' | 'optimization'> => ({
  output: {
    path,
    filename: 'assets/[name].[contenthash:8].js',
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    // With `auto` a deep link would load from the wrong folder.
    publicPath: '/',
    chunkLoadTimeout: patience,
    uniqueName,
    clean: true,
  },
  optimization: {
    // What changes with each of our releases, and what changes when a dependency does.
    splitChunks: {
      chunks: 'initial',
      cacheGroups: {
        vendor: { test: isLibrary, name: 'vendor', enforce: true },
        // What several of the later chunks need (menus, dialogs, the focus in them, forms), once.
        later: { chunks: 'async', minChunks: 2, test: isLibrary, name: 'later', enforce: true },
        default: false,
        defaultVendors: false,
      },
    },
  },
})
