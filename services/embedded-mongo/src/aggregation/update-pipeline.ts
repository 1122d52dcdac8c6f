import { Aggregator } from 'mingo/aggregator'
import type { AnyObject } from 'mingo/types'
import { clone, toPlain, toPlainDoc } from '../bson/codec.ts'
import { compareNumbers } from '../bson/numbers.ts'
import { type Doc, isDoc, Kind, kindOf } from '../bson/values.ts'
import { MongoError } from '../errors.ts'
import { mingoOptions, type Variables } from '../expressions/expressions.ts'
import { inMongoTerms } from '../expressions/mongo-terms.ts'
import { checkStage } from './stage-rules.ts'
import { pureStages, withoutMissing } from './stages.ts'

const allowedStages = new Set(['$addFields', '$set', '$project', '$unset', '$replaceRoot', '$replaceWith'])

/** Makes a function that gives a document the changes of an update's pipeline. */
export function updateByPipeline(pipeline: unknown[], variables: Variables = {}): (doc: Doc) => Doc {
  for (const stage of pipeline) {
    const [name = ''] = isDoc(stage) ? Object.keys(stage) : []
    if (!allowedStages.has(name)) {
      throw new MongoError('InvalidOptions', `${name || 'A stage'} is not allowed to be used within an update`)
    }
    checkStage(name, (stage as Doc)[name])
  }
  const stages = toPlain(pipeline) as AnyObject[]
  return doc =>
    inMongoTerms(() => {
      const aggregator = new Aggregator(stages, { ...mingoOptions(variables), context: pureStages })
      const [changed] = aggregator.run([clone(toPlainDoc(doc))])
      return withNumberTypes(doc, withoutMissing(changed)) as Doc
    })
}

/** Calculating loses whether a number was 32 or 64 bits wide; one that did not change keeps its type. */
function withNumberTypes(before: unknown, after: unknown): unknown {
  if (isDoc(before) && isDoc(after)) {
    return Object.fromEntries(Object.keys(after).map(name => [name, withNumberTypes(before[name], after[name])]))
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    return after.map((element, index) => withNumberTypes(before[index], element))
  }
  const areNumbers = kindOf(before) === Kind.Number && kindOf(after) === Kind.Number
  return areNumbers && compareNumbers(before, after) === 0 ? before : after
}
