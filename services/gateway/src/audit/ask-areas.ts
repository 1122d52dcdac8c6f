import { CoverdeskError, internalError } from '@coverdesk/kit'
import { z } from 'zod'
import { asPublicError, isPublicCode } from '../graphql/public-errors.ts'
import type { RequestContext } from '../graphql/request-context.ts'
import type { Subgraph } from '../graphql/subgraph.ts'
import { auditAnswers } from './audit-answers.ts'

type Answers = typeof auditAnswers
type AnswerTo<Name extends keyof Answers> = z.output<Answers[Name]>

const refusal = z.object({ error: z.looseObject({ message: z.string(), code: z.string() }) })

/** Asks one subgraph about its audit entries. @throws as it refuses, or SUBGRAPH_UNAVAILABLE */
export async function askArea<Name extends keyof Answers>(
  subgraph: Subgraph,
  name: Name,
  input: object,
  context: RequestContext,
): Promise<AnswerTo<Name>> {
  const { status, text } = await subgraph.question(`audit/${name}`, input, context)
  if (status === 200) return auditAnswers[name].parse(JSON.parse(text)) as AnswerTo<Name>
  const { error } = refusal.parse(JSON.parse(text))
  throw isPublicCode(error.code) ? asPublicError(error.code, error.message, error) : internalError()
}

/** Who answered, and who did not. */
interface Asked<Answer> {
  answers: { area: string; answer: Answer }[]
  missing: string[]
}

/**
 * Asks all of them at once. One that does not answer is named, and keeps nothing from the others.
 * @throws what a subgraph refuses: that is about the question
 */
export async function askAreas<Name extends keyof Answers>(
  subgraphs: readonly Subgraph[],
  name: Name,
  input: object,
  context: RequestContext,
): Promise<Asked<AnswerTo<Name>>> {
  const asked: Asked<AnswerTo<Name>> = { answers: [], missing: [] }
  await Promise.all(
    subgraphs.map(async subgraph => {
      try {
        asked.answers.push({ area: subgraph.name, answer: await askArea(subgraph, name, input, context) })
      } catch (error) {
        if (!isUnavailable(error)) throw error
        asked.missing.push(subgraph.name)
      }
    }),
  )
  return asked
}

const isUnavailable = (error: unknown) => error instanceof CoverdeskError && error.code === 'SUBGRAPH_UNAVAILABLE'

/** "Entries from Accounts and Settings are missing …" */
export function missingEntries(areas: readonly string[]): CoverdeskError {
  const names = areas.map(area => area.charAt(0).toUpperCase() + area.slice(1)).sort()
  const [last = '', ...others] = names.reverse()
  const list = others.length > 0 ? `${others.reverse().join(', ')} and ${last}` : last
  const verb = areas.length > 1 ? 'are' : 'is'
  return new CoverdeskError(
    'SUBGRAPH_UNAVAILABLE',
    `Entries from ${list} are missing because ${areas.length > 1 ? 'they' : 'it'} ${verb} not responding.`,
  )
}
