const columns = ['record', 'name', 'outcome', 'field', 'before', 'after', 'reason', 'foreignId']

/** Where the changes of a run are as a CSV file, a line for each field. */
export const changesCsvPath = (runId: string): string =>
  `/exports/lists/settings/sync-changes.csv?${new URLSearchParams({ run: runId, columns: columns.join('.') })}`
