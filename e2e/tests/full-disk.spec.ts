import { expect, test } from '@playwright/test'
import { mountSmallDisk } from '../../services/embedded-mongo/src/testing/small-disk.ts'
import { Caller } from '../support/caller.ts'
import { maya } from '../support/journey.ts'
import { startProduct, stopProduct, until } from '../support/product.ts'

const diskBytes = 192 * 1024 * 1024

test('reads work on a full disk, writes are refused, and writes work again within 10 s of free space', {
  tag: '@measured',
}, async () => {
  test.skip(process.getuid?.() !== 0, 'Only root can mount a small disk.')
  test.setTimeout(240_000)
  const disk = await mountSmallDisk(diskBytes)
  const product = await startProduct(disk.path)
  try {
    const caller = await Caller.signedIn(product.url, maya)
    const create = (name: string) =>
      caller.send(
        'mutation ($name: String!, $email: String!) { createAccount(input: { type: INDIVIDUAL, individual: { name: $name, email: $email } }) { id } }',
        { name, email: `${name.replaceAll(/\W/g, '').toLowerCase()}@example.com` },
      )
    const accounts = async () =>
      (await caller.call<{ accounts: { total: number } }>('{ accounts { total } }')).accounts.total
    expect(JSON.parse((await create('Before')).text).errors).toBeUndefined()
    const before = await accounts()

    // The database reuses free pages for a while, so the first writes may still succeed.
    let acknowledged = 0
    let refused: { status: number; text: string } | undefined
    for (let attempt = 0; attempt < 500 && !refused; attempt++) {
      disk.fill()
      const answer = await create(`Attempt ${attempt}`)
      if (JSON.parse(answer.text).errors) refused = answer
      else acknowledged += 1
    }
    const [error] = JSON.parse(refused?.text ?? '').errors
    expect(error).toMatchObject({
      message: expect.stringMatching(/disk.*full/i),
      extensions: { code: 'DISK_FULL', requestId: expect.any(String) },
    })
    expect(await accounts(), 'reads, and what was acknowledged').toBe(before + acknowledged)
    expect((await caller.fetch('/app/accounts')).status).toBe(200)

    disk.free()
    const works = async () => !JSON.parse((await create('After')).text).errors
    await until(works, 10_000, 'Writes still fail 10 s after space was freed.')
    expect(await accounts()).toBe(before + acknowledged + 1)
  } finally {
    await stopProduct(product)
    await disk.remove()
  }
})
