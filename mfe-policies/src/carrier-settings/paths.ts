/** The tab of the settings that this area fills. */
export const carriersPath = '/app/settings/carriers'
export const addCarrierPath = `${carriersPath}/new`
export const editCarrierPath = (id: string) => `${carriersPath}/${id}/edit`
export const mergeCarrierPath = (id: string) => `${carriersPath}/${id}/merge`
