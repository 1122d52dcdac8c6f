import {
  Banner,
  Button,
  ButtonLink,
  DataTable,
  FilterBar,
  FilterBox,
  FilterChip,
  Page,
  PageHeader,
} from '@coverdesk/design-system'
import { Outlet, usePagedQuery, usePageTitle, useSearchParams } from '@coverdesk/plugin-sdk'
import { accountTypeOf, accountTypes } from '../account-type/account-types'
import { AccountsDocument } from '../generated/documents'
import { accountColumns, accountTitle } from './account-columns'
import { countText } from './account-count'
import { accountVariables, withFilter } from './account-variables'
import { AccountsFailed, NoAccounts } from './NoAccounts'

/** Every client of the agency. The filter stands in the address; dialogs open over the list. */
export function AccountList() {
  usePageTitle('Accounts')
  const [parameters, setParameters] = useSearchParams()
  const accounts = usePagedQuery(AccountsDocument, accountVariables(parameters), data => data.accounts)
  const { rows, total, failure } = accounts
  const createPath = withFilter('/app/accounts/new', parameters)

  const filterBy = (name: 'filter' | 'type', value: string | undefined) =>
    setParameters(
      before => {
        const next = new URLSearchParams(before)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true },
    )

  return (
    <Page>
      <PageHeader
        title="Accounts"
        description="Every client of the agency, business and individual"
        actions={
          <ButtonLink appearance="primary" to={createPath}>
            Create Account
          </ButtonLink>
        }
      />
      <FilterBar count={accounts.loading || failure ? undefined : countText(total)}>
        <FilterBox
          label="Filter accounts"
          value={parameters.get('filter') ?? ''}
          onChange={text => filterBy('filter', text)}
        />
        <FilterChip
          label="Type"
          value={accountTypeOf(parameters.get('type'))}
          options={accountTypes}
          onChange={type => filterBy('type', type)}
        />
      </FilterBar>
      {failure && rows.length > 0 && (
        <Banner
          tone="error"
          actions={
            <Button small onClick={accounts.retry}>
              Retry
            </Button>
          }
        >
          {failure.message}
        </Banner>
      )}
      <DataTable
        label="Accounts"
        columns={accountColumns}
        rows={rows}
        rowKey={account => account.id}
        rowTo={account => `/app/accounts/${account.id}`}
        phoneRow={accountTitle}
        total={accounts.loading ? undefined : total}
        loading={accounts.loading}
        loadingText="Loading accounts..."
        hasMore={accounts.hasMore}
        onEndReached={accounts.loadMore}
        empty={
          <NoAccounts
            filtered={parameters.has('filter') || parameters.has('type')}
            createPath={createPath}
            onClear={() => setParameters({}, { replace: true })}
          />
        }
        error={failure && rows.length === 0 && <AccountsFailed failure={failure} onRetry={accounts.retry} />}
      />
      <Outlet />
    </Page>
  )
}
