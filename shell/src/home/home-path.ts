/** Where a day begins; `/app` leads there. */
export const homePath = '/app/home'
