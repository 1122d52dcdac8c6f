import { parse } from 'graphql'
import { type ReactElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  lazyElement,
  Outlet,
  runMutation,
  Slot,
  startQuery,
  type TypedDocumentNode,
  useParams,
  useQuery,
  useSession,
  useSubmission,
} from '..'
import { noteConnectionBack } from '../graphql/connection'
import { definePlugin } from '../manifest'
import { type Answers, failing, PluginStage, pending, type RenderedPlugin, renderPlugin, unreachable } from '.'

interface Greeting {
  greeting: { __typename: 'Greeting'; id: string; text: string } | null
}

const GreetingDocument = parse('query Greeting($id: ID!) { greeting(id: $id) { id text } }') as TypedDocumentNode<
  Greeting,
  { id: string }
>
const ChangeDocument = parse(
  'mutation Change($text: String!) { change(text: $text) { id text } }',
) as TypedDocumentNode<{ change: Greeting['greeting'] }, { text: string }>

function GreetingPage() {
  const { id = '' } = useParams()
  const query = useQuery(GreetingDocument, { id })
  const { submit, failure, validationErrors } = useSubmission<{ text: string }>()
  return (
    <>
      <h1>{query.status === 'loaded' ? query.data.greeting?.text : query.status}</h1>
      <p>{useSession().user.name}</p>
      <strong>{query.status === 'loading' ? '' : query.failure?.message}</strong>
      <button type="button" onClick={() => submit({ text: 'Good evening' })}>
        Change
      </button>
      <em>{failure?.message ?? validationErrors?.map(({ message }) => message).join()}</em>
      <Slot name="account.tab" props={{ accountId: id }} />
      <Outlet />
    </>
  )
}

const code = vi.fn(async () => () => <dialog open>More</dialog>)

const hello = definePlugin({
  id: 'hello',
  title: 'Hello',
  basePaths: ['/app/hello'],
  nav: [],
  routes: async () => ({
    routes: [
      {
        path: '/app/hello/:id',
        element: <GreetingPage />,
        loader: ({ params }) => startQuery(GreetingDocument, { id: params['id'] ?? '' }),
        action: async ({ request }) => runMutation(ChangeDocument, await request.json()),
        children: [{ path: 'more', element: lazyElement(code, <i>More to come</i>) }],
      },
    ],
  }),
})

const greeting = (text: string, id = '1') => ({ __typename: 'Greeting', id, text })

const byId: Answers = { Greeting: ({ id }: { id: string }) => ({ greeting: greeting(`Hello ${id}`, id) }) }

const changing: Answers = {
  Greeting: { greeting: greeting('Good morning') },
  Change: ({ text }: { text: string }) => ({ change: greeting(text) }),
}

let isUp = false
/** Takes long enough for the page to be drawn meanwhile. */
const whenUp: Answers = {
  async Greeting() {
    await new Promise(resolve => setTimeout(resolve, 50))
    return isUp ? { greeting: greeting('Good morning') } : unreachable()
  },
}

const Policies = ({ accountId }: { accountId: string }) => <aside>{`policies of ${accountId}`}</aside>

let rendered: RenderedPlugin
async function open(answers: Answers, more: Partial<Parameters<typeof renderPlugin>[1]> = {}) {
  rendered = await renderPlugin(hello, { path: '/app/hello/1', answers, ...more })
  await heading('')
}

const textOf = (tag: string) => rendered.page.querySelector(tag)?.textContent
const heading = (text: string) => vi.waitFor(() => expect(textOf('h1')).toContain(text), 20_000)

describe('a page of a plugin in a test', () => {
  afterEach(() => {
    rendered.unmount()
    vi.restoreAllMocks()
  })

  it('shows what the server answers, and what someone who is signed in sees', async () => {
    await open(byId)
    await heading('Hello 1')
    expect(textOf('p')).toBe('Maya Reyes')
    expect(rendered.sent).toEqual([{ name: 'Greeting', variables: { id: '1' } }])
  })

  it('goes from page to page', async () => {
    await open(byId)
    await rendered.go('/app/hello/2?tab=a')
    await heading('Hello 2')
    expect(rendered.path()).toBe('/app/hello/2?tab=a')
  })

  it('waits for an answer that never comes', async () => {
    await open({ Greeting: pending })
    await heading('loading')
  })

  it('sees a refusal, and a server that can’t be reached', async () => {
    await open({ Greeting: failing({ code: 'NOT_FOUND', message: 'There is no such greeting.' }, { greeting: null }) })
    await vi.waitFor(() => expect(textOf('strong')).toBe('There is no such greeting.'), 20_000)
    rendered.unmount()
    await open({ Greeting: unreachable })
    await heading('failed')
    expect(textOf('strong')).toContain('could not be reached')
  })

  it('keeps a failure on the screen while it tries again by itself, and shows the answer once there is one', async () => {
    isUp = false
    await open(whenUp)
    await heading('failed')
    const seen = new Set<string | undefined | null>()
    const watching = new MutationObserver(() => seen.add(textOf('h1')))
    watching.observe(rendered.page, { subtree: true, childList: true, characterData: true })
    await vi.waitFor(() => expect(rendered.sent.length).toBeGreaterThan(1), 20_000)
    isUp = true
    await vi.waitFor(() => expect(textOf('h1')).toBe('Good morning'), 10_000)
    watching.disconnect()
    expect(seen).not.toContain('loading')
  })

  it('forgets that a form could not be sent once the connection is back', async () => {
    await open({ Greeting: { greeting: greeting('Good morning') }, Change: unreachable })
    await heading('Good morning')
    rendered.page.querySelector('button')?.click()
    await vi.waitFor(() => expect(textOf('em')).toContain('could not be reached'), 20_000)
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(textOf('em')).toBe(''), 20_000)
  })

  it('forgets that the session had ended once the person is signed in again', async () => {
    await open({
      Greeting: { greeting: greeting('Good morning') },
      Change: failing({ code: 'UNAUTHENTICATED', message: 'Sign in again.' }, { change: null }),
    })
    await heading('Good morning')
    rendered.page.querySelector('button')?.click()
    await vi.waitFor(() => expect(textOf('em')).toBe('Sign in again.'), 20_000)
    noteConnectionBack()
    await vi.waitFor(() => expect(textOf('em')).toBe(''), 20_000)
  })

  it('sends forms to the action, and every view of the record follows', async () => {
    await open(changing)
    await heading('Good morning')
    rendered.page.querySelector('button')?.click()
    await heading('Good evening')
    expect(rendered.sent.at(-1)).toEqual({ name: 'Change', variables: { text: 'Good evening' } })
  })

  it('sees which field the server refused', async () => {
    const validationErrors = [{ path: 'text', message: 'Enter another greeting.' }]
    await open({
      Greeting: { greeting: greeting('Good morning') },
      Change: failing({ code: 'VALIDATION_FAILED', validationErrors }, { change: null }),
    })
    await heading('Good morning')
    rendered.page.querySelector('button')?.click()
    await vi.waitFor(() => expect(textOf('em')).toBe('Enter another greeting.'), 20_000)
  })

  it('draws a page without waiting for the dialog over it, and what is in its place', async () => {
    let arrive: (component: () => ReactElement) => void = () => undefined
    code.mockImplementationOnce(() => new Promise(resolve => (arrive = resolve)))
    await open({ Greeting: pending }, { path: '/app/hello/1/more' })
    await heading('loading')
    expect(textOf('dialog')).toBe(undefined)
    expect(textOf('i')).toBe('More to come')
    arrive(() => <dialog open>More</dialog>)
    await vi.waitFor(() => expect(textOf('dialog')).toBe('More'), 20_000)
    expect(textOf('i')).toBe(undefined)
  })

  it('has what other areas contribute', async () => {
    await open({ Greeting: pending }, { slots: { 'account.tab': [{ id: 'policies', component: Policies }] } })
    await vi.waitFor(() => expect(textOf('aside')).toBe('policies of 1'), 20_000)
  })

  it('says in the console which answer the test forgot', async () => {
    const problems = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await open({})
    await heading('failed')
    expect(problems).toHaveBeenCalledWith('This test has no answer for the operation Greeting.')
  })
})

it('a story shows the same page as a component', async () => {
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  root.render(
    <StrictMode>
      <PluginStage plugin={hello} path="/app/hello/1" answers={{ Greeting: { greeting: greeting('Good morning') } }} />
    </StrictMode>,
  )
  await vi.waitFor(() => expect(page.querySelector('h1')?.textContent).toBe('Good morning'), 20_000)
  root.unmount()
})
