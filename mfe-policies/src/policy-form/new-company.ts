const mark = '+'

/** What a form holds in place of an id for a carrier or a broker that is added when the policy is saved. */
export const newCompany = (name: string): string => mark + name

/** The name of a company that is added with the policy; undefined for an id, which never begins like that. */
export const newCompanyName = (value: string): string | undefined =>
  value.startsWith(mark) ? value.slice(mark.length) : undefined
