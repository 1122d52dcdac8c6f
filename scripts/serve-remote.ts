// The development server of one remote; `npm run dev` starts it. `tsx scripts/serve-remote.ts mfe-accounts 3101`
import { serveRemote } from './build/index.ts'

const [folder, port] = process.argv.slice(2)
if (!folder || !port) throw new Error('Say which remote, and on which port.')
await serveRemote(folder, Number(port))
