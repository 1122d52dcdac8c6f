export const seedDemo = async () => undefined
