/** The name of the one-node replica set. */
export const replicaSet = 'coverdesk'
