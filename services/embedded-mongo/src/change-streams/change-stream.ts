import { type PipelineStage, runPipeline } from '../aggregation/pipeline.ts'
import { decode, encode } from '../bson/codec.ts'
import { equals } from '../bson/compare.ts'
import type { Doc } from '../bson/values.ts'
import { changeStreamError, MongoError } from '../errors.ts'
import { matches, parseFilter } from '../matching/filter.ts'
import type { Filter } from '../matching/filter-tree.ts'
import { find } from '../query/find.ts'
import { findCollection } from '../storage/catalog.ts'
import type { ClusterTime } from '../storage/cluster-time.ts'
import { changesBehind, endOf, isBefore, type Logged, type Place, trimmedUpTo } from '../storage/oplog.ts'
import type { View } from '../storage/view.ts'
import { eventOf, invalidateOf, type LookUp } from './events.ts'
import { type ResumePoint, resumeToken } from './resume-token.ts'
import type { Specification } from './specification.ts'
import { isEndOf, isWatched, type Watched } from './watched.ts'

/** A batch ends when its events reach this size, in bytes. */
const largestBatch = 4_000_000
/** How many changes are looked through at a time, so that others do not wait long for a stream that is far behind. */
const portion = 5_000

const nothingElse = { find: () => [], hasIndexOn: () => false }

/** One open change stream: where it is in the log, and how it tells what comes behind. */
export class ChangeStream {
  /** Whether it has told that there is nothing more to watch. */
  isOver = false
  /** Whether there is more in the log than was looked through last. */
  isBehind = false
  private point: ResumePoint
  private readonly filters: Filter[]
  private readonly otherStages: PipelineStage[]

  /** @throws ChangeStreamHistoryLost, ChangeStreamFatalError */
  constructor(
    view: View,
    now: ClusterTime,
    private readonly watched: Watched,
    private readonly specification: Specification,
  ) {
    const { stages } = specification
    const firstOther = stages.findIndex(({ name }) => name !== '$match')
    const own = firstOther === -1 ? stages.length : firstOther
    this.filters = stages.slice(0, own).map(({ specification: filter }) => parseFilter(filter as Doc))
    this.otherStages = stages.slice(own)
    this.point = specification.from ?? { place: endOf(now), isInvalidate: false }
    if (specification.from) this.checkHistory(view)
  }

  /** Encoded: up to where everything has been told. */
  get token(): Buffer {
    return encode(resumeToken(this.point))
  }

  /** The events that are in the log by now, at most so many. @param now when the newest write was that the view knows */
  next(view: View, now: ClusterTime, most: number): Buffer[] {
    const events: Buffer[] = []
    let size = 0
    let seen = 0
    this.isBehind = true
    for (const logged of changesBehind(view, justBefore(this.point.place))) {
      for (const { event, point } of this.told(view, logged)) {
        this.point = point
        this.isOver = point.isInvalidate
        const [told] = this.throughStages(event)
        if (!told) continue
        events.push(told)
        size += told.length
        if (events.length >= most || size >= largestBatch || this.isOver) return events
      }
      if (this.isOver) return events
      if (++seen < portion) continue
      if (isBefore(this.point.place, logged.place)) this.point = { place: logged.place, isInvalidate: false }
      return events
    }
    this.isBehind = false
    if (isBefore(this.point.place, endOf(now))) this.point = { place: endOf(now), isInvalidate: false }
    return events
  }

  /** What a change has to tell that was not told before: itself, and that it is the last one. */
  private *told(view: View, logged: Logged): Generator<{ event: Doc; point: ResumePoint }> {
    if (!isWatched(this.watched, logged.change)) return
    const { place } = logged
    if (isBefore(this.point.place, place)) {
      yield { event: eventOf(logged, this.lookUp(view)), point: { place, isInvalidate: false } }
    }
    if (isEndOf(this.watched, logged.change) && !(this.point.isInvalidate && !isBefore(this.point.place, place))) {
      yield { event: invalidateOf(logged), point: { place, isInvalidate: true } }
    }
  }

  private lookUp(view: View): LookUp | undefined {
    const { fullDocument } = this.specification
    switch (fullDocument) {
      case 'default':
        return undefined
      case 'updateLookup':
        return (namespace, id) => currentDocument(view, namespace, id)
      case 'whenAvailable':
        // Documents after a change are kept for no collection: `changeStreamPreAndPostImages` is refused.
        return () => null
      case 'required':
        return () => {
          throw new MongoError(
            'NoMatchingDocument',
            'Change stream was configured to require a post-image for all update events, but the post-image was not found',
          )
        }
    }
  }

  /** The event behind the further stages, or nothing. @throws ChangeStreamFatalError when they have changed its token */
  private throughStages(event: Doc): Buffer[] {
    if (!this.filters.every(filter => matches(filter, event))) return []
    const bytes = encode(event)
    if (this.otherStages.length === 0) return [bytes]
    const results = [...runPipeline([bytes], this.otherStages, nothingElse)]
    for (const result of results) {
      if (equals(decode(result)['_id'], event['_id'])) continue
      throw changeStreamError(
        'ChangeStreamFatalError',
        'Encountered an event whose _id field, which contains the resume token, was modified by the pipeline. Modifying the _id field of an event makes it impossible to resume the stream from that point. Only transformations that retain the unmodified _id field are allowed.',
      )
    }
    return results
  }

  private checkHistory(view: View) {
    const { place } = this.point
    if (isBefore(place, trimmedUpTo(view))) {
      throw changeStreamError(
        'ChangeStreamHistoryLost',
        'Resume of change stream was not possible, as the resume point may no longer be in the oplog.',
      )
    }
    if (place.index !== endOf(place.time).index && !isLogged(view, place) && isBefore(trimmedUpTo(view), place)) {
      throw changeStreamError('ChangeStreamFatalError', 'cannot resume stream; the resume token was not found.')
    }
  }
}

const justBefore = ({ time, index }: Place): Place =>
  index === endOf(time).index ? { time, index } : index === 0 ? endOf(time - 1) : { time, index: index - 1 }

function isLogged(view: View, place: Place): boolean {
  for (const logged of changesBehind(view, justBefore(place))) return !isBefore(place, logged.place)
  return false
}

function currentDocument(view: View, namespace: string, id: unknown): Doc | null {
  const collection = findCollection(view, namespace)
  if (!collection) return null
  for (const { bytes } of find({ view }, collection, { filter: parseFilter({ _id: { $eq: id } }), sort: [], limit: 1 }))
    return decode(bytes)
  return null
}
