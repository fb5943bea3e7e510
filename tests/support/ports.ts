/** Where the journeys' own servers listen, beside those of a running `npm start`. */
export const ports = { site: 4273, backend: 54421, smtp: 1125 }

/** The same for the editors' journeys, which change content and have a site of their own. */
export const editingPorts = { site: 4274, studio: 3433, lake: 3434, preview: 3435 }
