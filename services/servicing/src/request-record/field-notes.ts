import type { RequestBlocks } from '../models/request-words.ts'
import type { FieldNote, ServiceRequestRecord } from '../models/service-request.model.ts'
import { originalWords, wordsOf } from './words-of-request.ts'

/** What a path such as `createCertificate.name` leads to. */
function valueAt(words: RequestBlocks, path: string): unknown {
  const [block = '', field = ''] = path.split('.')
  const fields = words[block as keyof RequestBlocks] as Record<string, unknown> | null | undefined
  return fields?.[field]
}

/** The notes that still hold: what staff have filled in, or changed, needs none. */
export function fieldNotesOf(request: ServiceRequestRecord): FieldNote[] {
  const [said, known] = [originalWords(request), wordsOf(request)]
  return (request.fieldNotes ?? []).filter(({ path, kind }) =>
    kind === 'UNCLEAR' ? !valueAt(known, path) : valueAt(known, path) === valueAt(said, path),
  )
}
