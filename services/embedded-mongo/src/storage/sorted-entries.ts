/** How many entries a chunk holds before it is split; short enough that an insertion moves little. */
const chunkSize = 512

interface Chunk<Value> {
  keys: string[]
  values: Value[]
}

/**
 * An ordered map in memory: sorted chunks in a sorted list. Keys are byte strings (`latin1`), so that JavaScript's
 * own comparison is the order of the bytes.
 */
export class SortedEntries<Value> {
  private readonly chunks: Chunk<Value>[] = [{ keys: [], values: [] }]

  get(key: string): Value | undefined {
    const chunk = this.chunkOf(key)
    const index = lowerBound(chunk.keys, key)
    return chunk.keys[index] === key ? chunk.values[index] : undefined
  }

  set(key: string, value: Value): void {
    const chunk = this.chunkOf(key)
    const index = lowerBound(chunk.keys, key)
    if (chunk.keys[index] === key) {
      chunk.values[index] = value
      return
    }
    chunk.keys.splice(index, 0, key)
    chunk.values.splice(index, 0, value)
    if (chunk.keys.length > chunkSize) this.split(chunk)
  }

  get isEmpty(): boolean {
    return this.chunks.length === 1 && this.chunks[0]?.keys.length === 0
  }

  /** The first entry at or above `key`. */
  atOrAbove(key: string): [string, Value] | undefined {
    let position = this.position(key)
    let chunk = this.chunks[position] as Chunk<Value>
    let index = lowerBound(chunk.keys, key)
    if (index === chunk.keys.length) {
      chunk = this.chunks[++position] ?? { keys: [], values: [] }
      index = 0
    }
    return entryAt(chunk, index)
  }

  /** The last entry below `key`, or the very last one. */
  below(key: string | undefined): [string, Value] | undefined {
    let position = key === undefined ? this.chunks.length - 1 : this.position(key)
    let chunk = this.chunks[position] as Chunk<Value>
    let index = (key === undefined ? chunk.keys.length : lowerBound(chunk.keys, key)) - 1
    if (index < 0) {
      chunk = this.chunks[--position] ?? { keys: [], values: [] }
      index = chunk.keys.length - 1
    }
    return entryAt(chunk, index)
  }

  *[Symbol.iterator](): Generator<[string, Value]> {
    for (const { keys, values } of this.chunks) {
      for (let index = 0; index < keys.length; index++) yield [keys[index] as string, values[index] as Value]
    }
  }

  private chunkOf(key: string): Chunk<Value> {
    return this.chunks[this.position(key)] as Chunk<Value>
  }

  /** The chunk in which `key` belongs: the last one that does not begin above it. */
  private position(key: string): number {
    let low = 0
    let high = this.chunks.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((this.chunks[middle]?.keys[0] as string) <= key) low = middle
      else high = middle - 1
    }
    return low
  }

  private split(chunk: Chunk<Value>) {
    const half = chunk.keys.length >> 1
    const upper = { keys: chunk.keys.splice(half), values: chunk.values.splice(half) }
    this.chunks.splice(this.chunks.indexOf(chunk) + 1, 0, upper)
  }
}

function entryAt<Value>({ keys, values }: Chunk<Value>, index: number): [string, Value] | undefined {
  const key = keys[index]
  return key === undefined ? undefined : [key, values[index] as Value]
}

function lowerBound(keys: string[], key: string): number {
  let low = 0
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((keys[middle] as string) < key) low = middle + 1
    else high = middle
  }
  return low
}
