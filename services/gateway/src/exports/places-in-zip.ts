/** In bytes of UTF-8. With three of them a path stays below the 260 signs that Windows takes, with room for where it is unpacked. */
const maxFolder = 60
const maxName = 100

/** What no name has on Windows; and signs that are not seen, or turn the direction of reading. */
const reserved = /[<>:"/\\|?*\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
const devices = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])(?=\.|$)/i

/**
 * Where files lie in a ZIP: each at a place of its own, which every system can unpack, and which leads nowhere else. Places that
 * differ in case only are one on Windows and macOS.
 *
 * @param paths folders and a name of each file, as people would look for it
 * @param taken places that are someone else's
 */
export function placesInZip(paths: string[][], taken: string[] = []): string[] {
  const used = new Set(taken.map(folded))
  const folders = paths.map(path => folderOf(path.slice(0, -1), used))
  for (const folder of folders) {
    for (let end = folder.indexOf('/'); end > 0; end = folder.indexOf('/', end + 1))
      used.add(folded(folder.slice(0, end)))
  }
  return paths.map((path, index) => {
    const place = freePlace(folders[index] ?? '', path.at(-1) ?? '', used)
    used.add(folded(place))
    return place
  })
}

/** @returns the folders, each with a `/` behind it */
function folderOf(names: string[], used: ReadonlySet<string>) {
  let folder = ''
  for (const name of names) {
    const safe = safeName(name, '', maxFolder)
    folder += `${used.has(folded(folder + safe)) ? `${safe}_` : safe}/`
  }
  return folder
}

function freePlace(folder: string, name: string, used: ReadonlySet<string>) {
  const [, stem = '', extension = ''] = /^(.+?)(\.[^. ]{1,10})?$/su.exec(name) ?? []
  for (let number = 1; ; number += 1) {
    const place = folder + safeName(stem, `${number > 1 ? ` (${number})` : ''}${extension}`, maxName)
    if (!used.has(folded(place))) return place
  }
}

/** The beginning gives way where there is no room for the end, which is short. */
function safeName(beginning: string, end: string, longest: number) {
  const clean = (text: string) => text.normalize('NFC').replace(reserved, '_')
  const cleanEnd = clean(end)
  const room = longest - Buffer.byteLength(cleanEnd)
  let kept = ''
  for (const sign of clean(beginning).trim()) {
    if (Buffer.byteLength(kept + sign) > room) break
    kept += sign
  }
  // Windows drops dots and spaces at the end: `..` would be nothing at all, and so would `. .`.
  const name = `${kept}${cleanEnd}`.replace(/[. ]+$/, '')
  return name === '' ? '_' : name.replace(devices, '_$&')
}

const folded = (place: string) => place.normalize('NFKC').toUpperCase().toLowerCase()
