/** Under the heading of every tab. */
export const settingsDescription = 'Subscription, users and security'
