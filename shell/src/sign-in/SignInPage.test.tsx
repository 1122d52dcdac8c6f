import { CoverdeskProvider } from '@coverdesk/design-system'
import { createClient, provideClient } from '@coverdesk/plugin-sdk/host'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SignInPage } from './SignInPage'
import type { SignInLink } from './sign-in-link'

const email = 'maya@example.com'
let root: Root
let sent: Record<string, string>[]

/** A gateway that refuses every code. */
const refuseCodes: typeof fetch = async (_url, init) => {
  const { variables } = JSON.parse(String(init?.body))
  sent.push(variables)
  const answer = {
    __typename: 'AgencySignInResult',
    acknowledged: true,
    resendAfterSeconds: 60,
    secondStep: null,
    agencyUser: null,
  }
  if (!variables.code) return Response.json({ data: { agencySignIn: answer } })
  const validationErrors = [{ path: 'code', message: 'This code has expired.' }]
  return Response.json({
    data: null,
    errors: [{ message: 'No.', extensions: { code: 'VALIDATION_FAILED', validationErrors } }],
  })
}

const open = (link: Omit<SignInLink, 'returnTo'>, pendingEmail: string | null, returnTo = '/app') =>
  act(async () =>
    root.render(
      <CoverdeskProvider theme="light" idPrefix="test-">
        <SignInPage link={{ ...link, returnTo }} pendingEmail={pendingEmail} />
      </CoverdeskProvider>,
    ),
  )

const shows = (text: string) => vi.waitFor(() => expect(document.body.textContent).toContain(text), 20_000)

async function type(text: string) {
  const input = document.querySelector('input') as HTMLInputElement
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

const press = (label: string) =>
  act(async () => [...document.querySelectorAll('button')].find(button => button.textContent?.includes(label))?.click())

describe('signing in', () => {
  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
    sent = []
    provideClient(
      createClient({ plugins: [], onSessionEnded: () => undefined, fetch: refuseCodes, url: 'http://x/graphql' }),
    )
    const element = document.createElement('div')
    document.body.replaceChildren(element)
    root = createRoot(element)
  })
  afterEach(() => act(async () => root.unmount()))

  it('asks for the address, then for the code that was sent there', async () => {
    await open({ email: null, code: '', attemptId: '' }, null)
    await type(email)
    await press('Send code')
    await shows('Enter your code')
    await shows('Send a new code in 60 s')
    expect(sent).toEqual([{ email }])
  })

  it('says that a code was sent only where this browser has asked for one', async () => {
    await open({ email, code: '', attemptId: '' }, 'another@example.com')
    await shows(`Enter the code from the email to ${email}, or send a new one.`)
    expect(document.body.textContent).not.toContain('sent it a code')
    await press('Send a new code')
    await shows(`If ${email} has an account, we’ve sent it a code.`)
    expect(sent).toEqual([{ email }])
  })

  it('tells where the link in the mail leads', async () => {
    await open({ email: null, code: '', attemptId: '' }, null, '/app/policies?search=bay#row-3')
    await type(email)
    await press('Send code')
    await shows('Enter your code')
    expect(sent).toEqual([{ email, returnTo: '/app/policies?search=bay#row-3' }])
  })

  it('continues when another tab has signed in, and not for whoever was there before', async () => {
    const goOn = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined)
    const tell = async (value: string) => {
      localStorage.setItem('coverdesk.person', value)
      window.dispatchEvent(new StorageEvent('storage', { key: 'coverdesk.person' }))
    }
    localStorage.setItem('coverdesk.person', 'user-1 1000')
    await open({ email, code: '', attemptId: '' }, email, '/app/policies#row-3')
    await shows('Enter your code')
    document.dispatchEvent(new Event('visibilitychange'))
    await tell(' 2000')
    expect(goOn).not.toHaveBeenCalled()
    await tell('user-1 3000')
    await tell('user-1 4000')
    expect(goOn).toHaveBeenCalledExactlyOnceWith('/app/policies#row-3')
    localStorage.removeItem('coverdesk.person')
    goOn.mockRestore()
  })

  it('sends a complete code without a click, once, and shows why it was refused', async () => {
    await open({ email: null, code: '', attemptId: '' }, null)
    await type(email)
    await press('Send code')
    await shows('Enter your code')
    await type('123456')
    await shows('This code has expired.')
    expect(sent).toEqual([{ email }, { email, code: '123456' }])
  })

  it('waits for a click when this browser has not asked for the code', async () => {
    await open({ email, code: '123456', attemptId: 'Zx9.' }, null)
    await shows('Enter your code')
    expect(sent).toEqual([])
    await press('Sign in')
    await shows('This code has expired.')
    expect(sent).toEqual([{ email, code: '123456', attemptId: 'Zx9.' }])
  })

  it('redeems the link of the e-mail at once in the browser that asked for it', async () => {
    await open({ email, code: '123456', attemptId: '' }, email)
    await shows('This code has expired.')
    expect(sent).toEqual([{ email, code: '123456' }])
  })

  it('asks for what is missing, and sends nothing', async () => {
    await open({ email: null, code: '', attemptId: '' }, null)
    await press('Send code')
    await shows('Enter your email address.')
    await act(async () => root.render(null))
    await open({ email, code: '', attemptId: '' }, email)
    await press('Sign in')
    await shows('Enter the code from the email.')
    expect(sent).toEqual([])
  })

  it('lets another address be used', async () => {
    await open({ email, code: '', attemptId: '' }, email)
    await press('Use another email')
    await shows('Send code')
  })
})
