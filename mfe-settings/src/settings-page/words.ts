/** Under the heading of every tab. */
export const settingsDescription = 'Manage your profile and your agency’s subscription, users and data'
