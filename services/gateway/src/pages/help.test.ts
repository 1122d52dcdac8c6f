import { describe, expect, it } from 'vitest'
import { startTestGateway, Visitor } from '../testing/test-gateway.ts'

/** What a page of a gateway with these variables carries, and what it may load. */
async function pageWith(variables: Record<string, string>) {
  const gateway = await startTestGateway(variables)
  try {
    const response = await new Visitor(gateway).fetch('/app/signin')
    const [, boot = ''] = /id="coverdesk-boot">(.*?)<\/script>/s.exec(await response.text()) ?? []
    return { boot: JSON.parse(boot), policy: response.headers.get('content-security-policy') ?? '' }
  } finally {
    await gateway.close()
  }
}

describe('where people get help', () => {
  it('is on the page when it is set', async () => {
    const { boot, policy } = await pageWith({
      SUPPORT_EMAIL: 'help@desk.example',
      CHAT_WIDGET_URL: 'https://chat.example/widget.js',
    })
    expect(boot).toMatchObject({
      supportEmail: 'help@desk.example',
      chatWidgetUrl: 'https://chat.example/widget.js',
    })
    const admitted = policy.split('; ').filter(rule => rule.includes('https://chat.example'))
    expect(admitted.map(rule => rule.split(' ')[0])).toEqual([
      'script-src',
      'style-src',
      'img-src',
      'font-src',
      'connect-src',
      'frame-src',
    ])
    expect(policy).toContain('wss://chat.example')
  })

  it('is not mentioned when it is not', async () => {
    const { boot, policy } = await pageWith({ NODE_ENV: 'production', PUBLIC_URL: 'https://desk.example' })
    expect(boot).not.toHaveProperty('supportEmail')
    expect(boot).not.toHaveProperty('chatWidgetUrl')
    expect(policy.match(/(https?|wss?):\S+/g)).toEqual(['wss://desk.example;'])
  })
})
