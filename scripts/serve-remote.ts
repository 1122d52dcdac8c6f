// The development server of one remote; `npm run dev` starts it.
// `tsx scripts/serve-remote.ts mfe-accounts 3101 http://localhost:3000`
import { serveRemote } from './build/index.ts'

const [folder, port, product] = process.argv.slice(2)
if (!folder || !port || !product) throw new Error('Say which remote, on which port, and where the gateway is.')
await serveRemote(folder, { port: Number(port), product })
