import { decodeName } from './pdf-lexer.ts'

/** Names that make a document do something, or carry something along, by what a person is told of them. */
const refusals: Record<string, string> = {
  Encrypt: 'is encrypted. Save it without a password and upload that.',
  JavaScript: 'holds a script. Print it to a new PDF and upload that.',
  Rendition: 'holds media that runs by itself. Print it to a new PDF and upload that.',
  RichMedia: 'holds media that runs by itself. Print it to a new PDF and upload that.',
  Launch: 'starts another program. Print it to a new PDF and upload that.',
  GoToE: 'opens a file inside of it. Print it to a new PDF and upload that.',
  ImportData: 'loads data from elsewhere. Print it to a new PDF and upload that.',
  SubmitForm: 'sends what is filled in to somebody. Print it to a new PDF and upload that.',
  EmbeddedFile: 'has other files inside. Upload them one by one.',
  EmbeddedFiles: 'has other files inside. Upload them one by one.',
  XFA: 'is a dynamic form, which can hold scripts. Print it to a new PDF and upload that.',
}

/** Short ones come about by chance in compressed data, so they count only where objects are. */
const shortest = 5

const nameToken = /\/((?:[^\0\t\n\f\r ()<>[\]{}/%#]|#[0-9a-fA-F]{2})+)/g

/** The refusal for the first name in this text that must not be. */
export function refusalIn(text: string, { isData = false } = {}): string | null {
  for (const [, token = ''] of text.matchAll(nameToken)) {
    const name = decodeName(token)
    if (Object.hasOwn(refusals, name) && !(isData && name.length < shortest)) return refusals[name] ?? null
  }
  return null
}

export const refusalOf = (names: string[]): string | null => {
  const refused = names.find(name => Object.hasOwn(refusals, name))
  return refused ? (refusals[refused] ?? null) : null
}
