/** In characters: a name of 200 Chinese ones takes 600 bytes. */
const maxName = 255

const controls = /\p{Cc}/u
/** Signs that turn the direction of text: `invoice\u202Efdp.exe` reads like `invoiceexe.pdf`. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/

/**
 * A file's name as people may see it again.
 * @returns the name, or why there can't be one
 */
export function parseFileName(given: string): { name: string } | { reason: string } {
  const name = given.normalize('NFC').trim()
  if (name === '' || name === '.' || name === '..') return { reason: 'This file has no name.' }
  if (/[/\\]/.test(name)) return { reason: 'The name of a file has no / and no \\.' }
  if (controls.test(name)) return { reason: 'The name of this file has signs that cannot be seen. Rename it.' }
  if (directions.test(name)) return { reason: 'The name of this file turns its direction of reading. Rename it.' }
  if ([...name].length > maxName) return { reason: 'The name of this file is longer than 255 characters. Rename it.' }
  return { name }
}
