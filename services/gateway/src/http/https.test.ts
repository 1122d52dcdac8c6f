import { expect, it } from 'vitest'
import { startTestGateway, Visitor } from '../testing/test-gateway.ts'

it('over HTTPS cookies are bound to the host, and browsers never come back without it', async () => {
  const gateway = await startTestGateway({ PUBLIC_URL: 'https://desk.example' })
  try {
    const maya = await Visitor.signedIn(gateway)
    expect([...maya.cookies.keys()]).toEqual(['__Host-coverdesk_browser', '__Host-coverdesk_session'])
    expect((await maya.graphql('{ asker }')).status).toBe(200)
    const signedOut = await maya.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-coverdesk-client': 'test/1' },
      body: JSON.stringify({ query: 'mutation { agencySignOut }' }),
    })
    expect(signedOut.headers.get('set-cookie')).toMatch(/^__Host-coverdesk_session=; Path=\/; .*; Secure$/)
    const response = await maya.fetch('/app')
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect(response.headers.get('content-security-policy')).toContain("connect-src 'self' wss://desk.example")
  } finally {
    await gateway.close()
  }
})
