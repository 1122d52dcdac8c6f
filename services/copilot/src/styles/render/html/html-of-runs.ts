import { escapeHtml } from '@coverdesk/kit'
import type { Run } from '../styled-document.ts'

/** Every text escaped; marks lead to their sources in the same document. */
export const htmlOfRuns = (runs: readonly Run[]): string =>
  runs
    .map(run =>
      'mark' in run
        ? `<sup><a href="#source-${run.mark}">${run.mark}</a></sup>`
        : escapeHtml(run.text).replaceAll('\n', '<br>'),
    )
    .join('')
