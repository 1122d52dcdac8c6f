import { expect } from 'vitest'
import { chooseEngine } from '../../models/choose-engine.ts'
import { caraRun } from '../../runs/engine/run-cara.ts'
import { toolsFor } from '../../tools/registry.ts'
import { isDone, useCaraSubgraph, type WorkspaceAnswer } from '../../workspaces/testing/cara-subgraph.ts'

/** A document of a test, with its role. */
export interface TestFile {
  role?: string
  name: string
  text: string
}

/** Runs built-in presets over documents, for the tests of one file. */
export function usePlaybooks() {
  const cara = useCaraSubgraph(caraRun({ chooseEngine, toolsFor }))
  return {
    cara,
    /** The workspace once the preset has answered. */
    async review(preset: string, files: readonly TestFile[], message = ''): Promise<WorkspaceAnswer> {
      const sent = []
      for (const { role, name, text } of files) sent.push({ fileId: await cara.send(text, name), role })
      const { id } = await cara.create({ preset, message, files: sent })
      const done = await cara.until(id, isDone, 100_000)
      expect(done.run).toMatchObject({ state: 'COMPLETED' })
      return done
    },
  }
}

/** The rows of the tables of a report, without marks: "Item | Result | …". */
export function rowsOf({ artifacts }: WorkspaceAnswer): string[] {
  const html = artifacts.at(-1)?.htmlDocument?.content ?? ''
  return [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    row
      .replace(/<\/t[dh]><t[dh]>/g, ' | ')
      .replace(/<[^>]+>/g, '')
      .replace(/ ?\[\d+\]/g, '')
      .replaceAll('&#39;', '’')
      .replaceAll('&amp;', '&'),
  )
}

/** The text of a report. */
export const reportOf = ({ artifacts }: WorkspaceAnswer): string => artifacts.at(-1)?.htmlDocument?.content ?? ''

/** Marks in a text that have no evidence; there must be none. */
export const unprovenMarks = (text: string, evidence: readonly { mark: number }[]): number[] =>
  [...text.matchAll(/\[(\d{1,3})\]/g)]
    .map(([, mark]) => Number(mark))
    .filter(mark => !evidence.some(one => one.mark === mark))
