// Finds `count && <X/>`, which shows a stray 0.
import { leakedRenders, programOf } from './workspace/leaked-renders.ts'
import { at, root } from './workspace/root.ts'

const found = leakedRenders(programOf(at('tsconfig.web.json')), file => !file.includes('/node_modules/'))
for (const { file, line, text } of found) {
  console.error(
    `${file.slice(root.length + 1)}:${line} \`${text}\` may be 0, which is shown. Compare it: \`… > 0 &&\`.`,
  )
}
process.exit(found.length === 0 ? 0 : 1)
