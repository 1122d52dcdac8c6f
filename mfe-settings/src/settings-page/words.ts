/** Under the heading of every tab. */
export const settingsDescription = 'What your agency pays for, who works here, and how it is kept safe'
