import { type ChangeStream, type Document, MongoClient, type ResumeToken } from 'mongodb'

/** Who hears every change of the database `test`, and remembers up to where. */
export class Listener {
  /** `collection id` of every insertion, as often as it was heard. */
  readonly heard: string[]
  /** How often the total was made or changed. */
  totals: number
  private token: ResumeToken
  private readonly client: MongoClient
  private readonly work: Promise<void>
  private isClosed = false

  private constructor(client: MongoClient, stream: ChangeStream, before?: Listener) {
    this.client = client
    this.heard = [...(before?.heard ?? [])]
    this.totals = before?.totals ?? 0
    this.token = before?.token ?? stream.resumeToken
    this.work = this.listen(stream)
  }

  static async open(uri: string): Promise<Listener> {
    const client = new MongoClient(uri)
    const stream = client.db('test').watch([], { maxAwaitTimeMS: 100 })
    await stream.tryNext()
    return new Listener(client, stream)
  }

  /** Another one that knows what this one has heard, and asks for what came after it. */
  async again(uri: string): Promise<Listener> {
    const client = new MongoClient(uri)
    return new Listener(client, client.db('test').watch([], { resumeAfter: this.token }), this)
  }

  async close(): Promise<void> {
    this.isClosed = true
    await this.client.close(true)
    await this.work
  }

  private async listen(stream: ChangeStream) {
    try {
      for (;;) {
        const event = (await stream.next()) as Document
        this.token = event['_id']
        const { coll } = event['ns']
        if (coll === 'totals') this.totals++
        else this.heard.push(`${coll} ${event['documentKey']._id}`)
      }
    } catch (error) {
      if (!this.isClosed) throw error
    }
  }
}
