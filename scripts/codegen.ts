// Writes the stitched schema and the typed GraphQL documents of shell and remotes. `npm run codegen`; `--check` only compares.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { typedDocuments } from './codegen/typed-documents.ts'
import { readAreas } from './workspace/areas.ts'
import { at } from './workspace/root.ts'

const onlyCheck = process.argv.includes('--check')
const stitchedFile = 'services/gateway/stitched.graphql'
let stale = 0

const stitched = execFileSync(process.execPath, ['--import', 'tsx', at('services/gateway/src/print-schema.ts')], {
  encoding: 'utf8',
})
put(stitchedFile, stitched)
for (const folder of ['plugin-sdk', 'shell', ...readAreas().remotes]) {
  put(`${folder}/src/generated/documents.ts`, await typedDocuments(folder, stitched))
}
if (stale > 0) {
  console.error('Run `npm run codegen` and commit what it writes.')
  process.exit(1)
}

function put(file: string, content: string) {
  const current = existsSync(at(file)) ? readFileSync(at(file), 'utf8') : undefined
  if (current === content) return
  if (onlyCheck) {
    stale += 1
    return console.error(`${file} is not what the schema and the documents say.`)
  }
  mkdirSync(dirname(at(file)), { recursive: true })
  writeFileSync(at(file), content)
  console.log(`wrote ${file}`)
}
