/** Ports of the visitors' journeys, other than those of `npm start`. */
export const ports = { site: 4273, backend: 54421, smtp: 1125, codeSmtp: 1126 }

/** The port of the catalogue of components. */
export const cataloguePort = 4275

/** Ports of the editors' journeys, which change content and have a site of their own. */
export const editingPorts = { site: 4274, studio: 3433, lake: 3434, preview: 3435 }
