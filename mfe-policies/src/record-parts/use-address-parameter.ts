import { useListPath } from '@coverdesk/plugin-sdk'

/** What the address says under a name, such as `?accountId=…`; the empty text when it does not. */
export const useAddressParameter = (name: string): string => new URLSearchParams(useListPath('')).get(name) ?? ''
