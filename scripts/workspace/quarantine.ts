import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { at } from './root.ts'

/** Tests that run and are printed but don't count, while someone looks for their cause. */
export interface QuarantinedTest {
  /** As the runner prints it. */
  title: string
  reason: string
  /** The day it was added, `2026-11-26`. */
  date: string
}

const schema = z.array(z.strictObject({ title: z.string().min(1), reason: z.string().min(1), date: z.iso.date() }))

const maxTests = 5
const maxDays = 14
/** What protects people's data always counts. */
const neverQuarantined = /sign(s|ed)?[ -]?in|tenan|agenc|content[ -]security/i

/** Reads `e2e/quarantine.json`. */
export const readQuarantine = (): QuarantinedTest[] =>
  schema.parse(JSON.parse(readFileSync(at('e2e/quarantine.json'), 'utf8')))

/** @returns a sentence for each entry, or for the list, that breaks a rule */
export function quarantineProblems(tests: readonly QuarantinedTest[], today: Date): string[] {
  const problems = tests.flatMap(({ title, date }) => {
    const days = (today.getTime() - new Date(date).getTime()) / 86_400_000
    return [
      ...(days > maxDays ? [`"${title}" has been in quarantine for more than ${maxDays} days.`] : []),
      ...(neverQuarantined.test(title) ? [`"${title}" protects people's data and can't be in quarantine.`] : []),
    ]
  })
  return tests.length > maxTests
    ? [...problems, `${tests.length} tests are in quarantine; at most ${maxTests} may be.`]
    : problems
}
