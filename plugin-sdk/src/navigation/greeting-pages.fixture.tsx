import { ButtonLink, ListScreen, RowTitle } from '@coverdesk/design-system'
import { FormDialog, TextField, useServerForm } from '@coverdesk/design-system/forms'
import { Outlet, type RouteObject, replace } from 'react-router'
import { gql } from 'urql'
import { useSubmission } from '../forms/use-submission'
import { runMutation } from '../graphql/run-mutation'
import { defineList } from '../lists/list-definition'
import { listLoader } from '../lists/list-loader'
import { useList } from '../lists/use-list'
import { useListPath } from '../lists/use-list-path'
import { definePlugin } from '../manifest'
import { useUnsavedChanges } from './unsaved-changes'
import { useCloseDialog } from './use-close-dialog'
import { usePageTitle } from './use-page-title'

export interface Greeting {
  __typename: 'Greeting'
  id: string
  text: string
}

type Greetings = { greetings: { items: Greeting[]; total: number } }

const greetingTitle = ({ text }: Greeting) => <RowTitle name={text} />

const greetingList = defineList({
  id: 'greetings',
  document: gql<Greetings, { search?: string; after?: string | null }>`
    query Greetings($search: String, $after: String) {
      greetings(search: $search, after: $after) { items { id text } total }
    }`,
  pageOf: ({ greetings }) => greetings,
  columns: [{ id: 'text', header: 'Greeting', cell: greetingTitle }],
  filters: {},
  variables: ({ search }) => (search ? { search } : {}),
})

const CreateGreetingDocument = gql<{ createGreeting: Greeting | null }, { text: string }>`
  mutation CreateGreeting($text: String!) { createGreeting(text: $text) { id text } }`

function GreetingList() {
  usePageTitle('Greetings')
  const createPath = useListPath('/app/greetings/new')
  return (
    <ListScreen
      list={useList(greetingList)}
      title="Greetings"
      description="What the agency says"
      words={{ one: 'greeting' }}
      action={
        <ButtonLink appearance="primary" to={createPath}>
          Create greeting
        </ButtonLink>
      }
      phoneRow={greetingTitle}
      empty={{ hint: 'Create the first greeting, and it is listed here.' }}
      noMatchHint="Try fewer letters, or clear the filter."
    >
      <Outlet />
    </ListScreen>
  )
}

function CreateGreeting() {
  const { submit, busy, failure, validationErrors } = useSubmission<{ text: string }>()
  const form = useServerForm({ defaultValues: { text: '' }, validationErrors, onSubmit: submit })
  useUnsavedChanges(form.formState.isDirty)
  return (
    <FormDialog
      title="Create a new greeting"
      form={form}
      submitLabel="Create greeting"
      busy={busy}
      failure={failure}
      onClose={useCloseDialog(useListPath('/app/greetings'))}
    >
      <TextField form={form} name="text" label="Greeting" />
    </FormDialog>
  )
}

const routes: RouteObject[] = [
  {
    path: '/app/greetings',
    element: <GreetingList />,
    loader: listLoader(greetingList),
    children: [
      {
        path: 'new',
        element: <CreateGreeting />,
        async action({ request }) {
          const result = await runMutation(CreateGreetingDocument, await request.json())
          return result.ok ? replace('/app/greetings') : result
        },
      },
    ],
  },
]

/** An area of one list and one dialog. */
export const greetings = definePlugin({
  id: 'greetings',
  title: 'Greetings',
  basePaths: ['/app/greetings'],
  nav: [],
  invalidates: { createGreeting: ['greetings'] },
  routes: async () => ({ routes }),
})
