/** What every dialog of this area lies over. */
export const subscriptionPath = '/app/settings/subscription'

export const addUserPath = `${subscriptionPath}/users`

export const disablePath = (id: string) => `${addUserPath}/${id}/disable`
export const enablePath = (id: string) => `${addUserPath}/${id}/enable`
