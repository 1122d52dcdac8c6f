import type { RspackOptions } from '@rspack/core'

/** How long one of the shell's own files may take before it counts as failed, in milliseconds (rule 16). */
const timeout = 8000

const isLibrary = /[\\/]node_modules[\\/]/

const isPdfLibrary = /[\\/]node_modules[\\/]pdfjs-dist[\\/]/

/**
 * What several of the shell's later chunks need (menus, dialogs, the focus in them, forms), once. Not for a build whose
 * pages are chunks: the first one would wait for all of it. What draws PDFs is by itself: no form waits for it.
 */
export const laterLibraries = {
  pdf: { chunks: 'async' as const, minChunks: 1, test: isPdfLibrary, name: 'pdf', enforce: true, priority: 1 },
  later: { chunks: 'async' as const, minChunks: 2, test: isLibrary, name: 'later', enforce: true, priority: 0 },
}

/** How the shell's files are named and divided; the monolith that it is measured against does the same. */
export const shellFiles = (
  path: string,
  uniqueName: string,
  moreGroups: Partial<typeof laterLibraries> = {},
): Pick<RspackOptions, 'output' | 'optimization'> => ({
  output: {
    path,
    filename: 'assets/[name].[contenthash:8].js',
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    // With `auto` a deep link would load from the wrong folder.
    publicPath: '/',
    chunkLoadTimeout: timeout,
    uniqueName,
    clean: true,
  },
  optimization: {
    // What changes with each of our releases, and what changes when a dependency does.
    splitChunks: {
      chunks: 'initial',
      cacheGroups: {
        vendor: { test: isLibrary, name: 'vendor', enforce: true },
        ...moreGroups,
        default: false,
        defaultVendors: false,
      },
    },
  },
})
