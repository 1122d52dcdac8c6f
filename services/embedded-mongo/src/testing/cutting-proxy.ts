import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Passes everything on to a port until its connections are cut, as a network does it. */
export async function startCuttingProxy(target: number) {
  const clients = new Set<Socket>()
  let lastWord: string | undefined
  const proxy = createServer(client => {
    const server = connect(target, '127.0.0.1')
    clients.add(client)
    client.on('data', bytes => {
      server.write(bytes)
      if (lastWord === undefined || !bytes.includes(lastWord)) return
      lastWord = undefined
      client.destroy()
    })
    server.on('data', bytes => client.write(bytes)).on('close', () => client.destroy())
    // What the client has sent still arrives.
    client.on('close', () => clients.delete(client) && server.destroySoon())
    for (const socket of [client, server]) socket.on('error', () => socket.destroy())
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    uri: `mongodb://127.0.0.1:${(proxy.address() as AddressInfo).port}/?directConnection=true`,
    /** Cuts every connection now. */
    cut() {
      for (const client of clients) client.destroy()
    },
    /** Cuts a connection right behind the next message with that word, which still arrives. */
    cutBehind(word: string) {
      lastWord = word
    },
    close: () => void proxy.close(),
  }
}
