/** So many bytes leave the page's memory together. */
const largePart = 1_000_000

/** The parts of a file; those that are together large enough become a blob, which the browser keeps elsewhere. */
export async function collectParts(chunks: AsyncIterable<string | Uint8Array<ArrayBuffer>>): Promise<BlobPart[]> {
  const parts: BlobPart[] = []
  let together: BlobPart[] = []
  let size = 0
  for await (const chunk of chunks) {
    together.push(chunk)
    size += chunk.length
    if (size < largePart) continue
    parts.push(new Blob(together))
    together = []
    size = 0
  }
  return [...parts, ...together]
}
