import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = ['.css', '.js', '.json', '.mjs', '.svg']
/** Smaller files fit into one packet anyway, in bytes. */
const smallest = 1_000

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Writes `.br` and `.gz` beside the files of a folder, as well as they can be compressed, unless the build did. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile() && compressible.includes(extname(entry.name)))
  await Promise.all(files.map(file => compressFile(join(file.parentPath, file.name))))
}

async function compressFile(file: string) {
  const content = await readFile(file)
  if (content.length < smallest) return
  const quality = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  }
  if (!existsSync(`${file}.br`)) await writeFile(`${file}.br`, await toBrotli(content, quality))
  if (!existsSync(`${file}.gz`)) await writeFile(`${file}.gz`, await toGzip(content, { level: 9 }))
}
