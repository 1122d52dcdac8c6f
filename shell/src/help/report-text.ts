import type { PluginReport } from '@coverdesk/plugin-sdk/host'
import { sdkVersion } from '@coverdesk/plugin-sdk/manifest'

/** Everything about the plugins of this page as text, to be sent to support. */
export function reportText(reports: readonly PluginReport[]): string {
  const head = [
    `Page: ${window.location.origin}${window.location.pathname}`,
    `SDK: ${sdkVersion}`,
    `Browser: ${navigator.userAgent}`,
  ]
  return [head.join('\n'), ...reports.map(pluginText)].join('\n\n')
}

function pluginText(report: PluginReport): string {
  const facts = [
    `${report.title} (${report.id}) ${report.version}`,
    `Origin: ${report.origin}`,
    `Size: ${sizeOf(report)}`,
    `Loaded in: ${timeOf(report.loadMilliseconds)}`,
    `Shown in: ${timeOf(report.mountMilliseconds)}`,
  ]
  const errors = report.errors.map(({ at, where, message }) => `Error: ${at.toISOString()} ${where}: ${message}`)
  return [...facts, ...errors].join('\n')
}

/** @example '41.2 kB, 12.3 kB compressed' */
export function sizeOf({ bytes: { raw, compressed } }: Pick<PluginReport, 'bytes'>): string {
  return compressed > 0 ? `${kilobytes(raw)}, ${kilobytes(compressed)} compressed` : kilobytes(raw)
}

/** @example '120 ms' */
export const timeOf = (milliseconds: number | undefined): string =>
  milliseconds === undefined ? 'Not opened yet' : `${Math.round(milliseconds).toLocaleString('en-US')} ms`

const kilobytes = (bytes: number) =>
  `${(bytes / 1000).toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} kB`
