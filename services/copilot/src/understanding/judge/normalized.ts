const quotationMarks = /[“”„‟«»″]/g
const apostrophes = /[‘’‚‛′`´]/g
const dashes = /[‐‑‒–—―−]/g
const ligatures: Record<string, string> = { ﬁ: 'fi', ﬂ: 'fl', ﬀ: 'ff', ﬃ: 'ffi', ﬄ: 'ffl' }

/** A text with one kind of space, quotation mark and dash, and where each of its characters was. */
export interface Normalized {
  text: string
  /** The place of each character in the text as it was; one more for its end. */
  places: number[]
}

/**
 * A text as quotes are compared: white space is one space, words that the end of a line divides are whole, and quotation
 * marks and dashes are plain.
 */
export function normalized(text: string): Normalized {
  const places: number[] = []
  let result = ''
  const add = (written: string, place: number) => {
    for (const character of written) {
      result += character
      for (let unit = 0; unit < character.length; unit += 1) places.push(place)
    }
  }
  for (let place = 0; place < text.length; place += 1) {
    const character = text[place] ?? ''
    const lineEnd = /[-‐\u00AD]/.test(character)
      ? /^[-‐\u00AD][ \t]*\r?\n\s*(?=\p{Ll})/u.exec(text.slice(place, place + 80))
      : null
    if (lineEnd && /\p{L}$/u.test(result)) {
      place += lineEnd[0].length - 1
    } else if (/\s/.test(character)) {
      if (result !== '' && !result.endsWith(' ')) add(' ', place)
    } else if (character !== '\u00AD' && character !== '\u200B') {
      add(ligatures[character] ?? plain(character), place)
    }
  }
  const end = result.endsWith(' ') ? result.length - 1 : result.length
  const trimmed = result.slice(0, end)
  const last = places[end - 1]
  return { text: trimmed, places: [...places.slice(0, end), last === undefined ? 0 : last + 1] }
}

/** The text alone. */
export const normalText = (text: string): string => normalized(text).text

const plain = (character: string) =>
  character.replace(quotationMarks, '"').replace(apostrophes, "'").replace(dashes, '-')
